// Arithmetic on packed bytes and halfwords, and DPX, as sums of the results over samples; the expected sums are what the
// reference compiler's code gives.
// PTXAS: sm_75 sm_90 sm_120
// NO-CLANG: the maximum of unsigned numbers in its headers is that of int
// RUN: bytes<<<2, 64>>>(r=out:u32:41)
// EXPECT: r == [2639560747, 4285453537, 2058696944, 4177498664, 519591054, 1479546074, 3897266621, 2588062446, 1354268221, 1365797881, 2005087443,
//     2971888914, 2973709055, 970441753, 968621612, 3041570835, 1253380077, 3447838891, 724857312, 406268056, 1978253773, 3888682856, 2316697139,
//     847112021, 3570093600, 1022508269, 55444243, 754613333, 1316597280, 4027072360, 294089011, 1345847448, 783863501, 323339179, 4056322528,
//     5551452, 5520802, 1779954710, 4176845340, 1766855418, 4163746048]
// RUN: halves<<<2, 64>>>(r=out:u32:41)
// EXPECT: r == [3446419755, 1498477793, 1452442068, 2557489215, 3780026800, 1014497234, 4053636541, 2159549294, 1782781373, 2947237093, 1074989763,
//     3193092872, 2508660215, 749237795, 1433670452, 4294965965, 4294952243, 4283162029, 6545524, 4283163360, 6546855, 11787552, 4288404057,
//     11788883, 4288405388, 87229747, 986528461, 587670099, 522723212, 500440352, 435493465, 573317856, 638264743, 486088109, 551034996, 749723388,
//     752497930, 1640259148, 1600609263, 2872962298, 2833312413]
// RUN: dpx<<<2, 64>>>(r=out:u32:44)
// EXPECT: r == [839147370, 999300084, 3840924760, 3853341318, 3033041259, 3100373491, 750402088, 1049275070, 426664696, 915871846, 3748079798,
//     3908593940, 2922427023, 2715076815, 934082414, 864334386, 85309357, 3554887971, 2943451366, 1037399053, 3945125123, 3429045137, 2823933558,
//     1013119985, 3604191650, 4122959251, 3508496944, 4029241617, 3201193482, 8967, 2379265553, 7976, 741137185, 8748, 1563065114, 9739, 3193092872,
//     26541, 2508660215, 24128, 749237795, 26604, 1433670452, 29017]
#define SUM(e) atomicAdd(&r[n++], (unsigned)(e) * (2 * t + 1))

__device__ unsigned sample(unsigned t, unsigned step) {
    const unsigned corner[] = {0, 0x80808080, 0x7f7f7f7f, 0xffffffff, 0x80008000, 0x7fff7fff, 0x01010101, 0x00010001};
    unsigned i = t * step;
    return i % 3 == 0 ? corner[i / 3 % 8] : i * 0x9e3779b1u ^ i * i * 0x85ebca6bu;
}
__global__ void bytes(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0, a = sample(t, 1), b = sample(t, 7);
    SUM(__vadd4(a, b)); SUM(__vsub4(a, b)); SUM(__vaddss4(a, b)); SUM(__vsubss4(a, b)); SUM(__vaddus4(a, b)); SUM(__vsubus4(a, b));
    SUM(__vavgs4(a, b)); SUM(__vavgu4(a, b)); SUM(__vhaddu4(a, b)); SUM(__vabsdiffs4(a, b)); SUM(__vabsdiffu4(a, b));
    SUM(__vmaxs4(a, b)); SUM(__vmaxu4(a, b)); SUM(__vmins4(a, b)); SUM(__vminu4(a, b)); SUM(__vcmpeq4(a, b)); SUM(__vcmpne4(a, b));
    SUM(__vcmpges4(a, b)); SUM(__vcmpgeu4(a, b)); SUM(__vcmpgts4(a, b)); SUM(__vcmpgtu4(a, b)); SUM(__vcmples4(a, b));
    SUM(__vcmpleu4(a, b)); SUM(__vcmplts4(a, b)); SUM(__vcmpltu4(a, b)); SUM(__vseteq4(a, b)); SUM(__vsetne4(a, b));
    SUM(__vsetges4(a, b)); SUM(__vsetgeu4(a, b)); SUM(__vsetgts4(a, b)); SUM(__vsetgtu4(a, b)); SUM(__vsetles4(a, b));
    SUM(__vsetleu4(a, b)); SUM(__vsetlts4(a, b)); SUM(__vsetltu4(a, b)); SUM(__vsads4(a, b)); SUM(__vsadu4(a, b)); SUM(__vabs4(a));
    SUM(__vabsss4(a)); SUM(__vneg4(a)); SUM(__vnegss4(a));
}
__global__ void halves(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0, a = sample(t, 1), b = sample(t, 7);
    SUM(__vadd2(a, b)); SUM(__vsub2(a, b)); SUM(__vaddss2(a, b)); SUM(__vsubss2(a, b)); SUM(__vaddus2(a, b)); SUM(__vsubus2(a, b));
    SUM(__vavgs2(a, b)); SUM(__vavgu2(a, b)); SUM(__vhaddu2(a, b)); SUM(__vabsdiffs2(a, b)); SUM(__vabsdiffu2(a, b));
    SUM(__vmaxs2(a, b)); SUM(__vmaxu2(a, b)); SUM(__vmins2(a, b)); SUM(__vminu2(a, b)); SUM(__vcmpeq2(a, b)); SUM(__vcmpne2(a, b));
    SUM(__vcmpges2(a, b)); SUM(__vcmpgeu2(a, b)); SUM(__vcmpgts2(a, b)); SUM(__vcmpgtu2(a, b)); SUM(__vcmples2(a, b));
    SUM(__vcmpleu2(a, b)); SUM(__vcmplts2(a, b)); SUM(__vcmpltu2(a, b)); SUM(__vseteq2(a, b)); SUM(__vsetne2(a, b));
    SUM(__vsetges2(a, b)); SUM(__vsetgeu2(a, b)); SUM(__vsetgts2(a, b)); SUM(__vsetgtu2(a, b)); SUM(__vsetles2(a, b));
    SUM(__vsetleu2(a, b)); SUM(__vsetlts2(a, b)); SUM(__vsetltu2(a, b)); SUM(__vsads2(a, b)); SUM(__vsadu2(a, b)); SUM(__vabs2(a));
    SUM(__vabsss2(a)); SUM(__vneg2(a)); SUM(__vnegss2(a));
}
__global__ void dpx(unsigned *r) {
    unsigned t = blockIdx.x * blockDim.x + threadIdx.x, n = 0, a = sample(t, 1), b = sample(t, 7), c = sample(t, 5);
    SUM(__viaddmax_s32(a, b, c)); SUM(__viaddmin_s32(a, b, c)); SUM(__vimax3_s32(a, b, c)); SUM(__vimin3_s32(a, b, c));
    SUM(__viaddmax_u32(a, b, c)); SUM(__viaddmin_u32(a, b, c)); SUM(__vimax3_u32(a, b, c)); SUM(__vimin3_u32(a, b, c));
    SUM(__viaddmax_s16x2(a, b, c)); SUM(__viaddmin_s16x2(a, b, c)); SUM(__vimax3_s16x2(a, b, c)); SUM(__vimin3_s16x2(a, b, c));
    SUM(__viaddmax_u16x2(a, b, c)); SUM(__viaddmin_u16x2(a, b, c)); SUM(__vimax3_u16x2(a, b, c)); SUM(__vimin3_u16x2(a, b, c));
    SUM(__viaddmax_s32_relu(a, b, c)); SUM(__viaddmin_s32_relu(a, b, c)); SUM(__vimax3_s32_relu(a, b, c)); SUM(__vimin3_s32_relu(a, b, c));
    SUM(__viaddmax_s16x2_relu(a, b, c)); SUM(__viaddmin_s16x2_relu(a, b, c)); SUM(__vimax3_s16x2_relu(a, b, c)); SUM(__vimin3_s16x2_relu(a, b, c));
    SUM(__vimax_s32_relu(a, b)); SUM(__vimin_s32_relu(a, b)); SUM(__vimax_s16x2_relu(a, b)); SUM(__vimin_s16x2_relu(a, b));
    bool p, q;
    SUM(__vibmax_s32(a, b, &p)); SUM(p);
    SUM(__vibmax_u32(a, b, &p)); SUM(p);
    SUM(__vibmin_s32(a, b, &p)); SUM(p);
    SUM(__vibmin_u32(a, b, &p)); SUM(p);
    SUM(__vibmax_s16x2(a, b, &p, &q)); SUM(p + 2 * q);
    SUM(__vibmax_u16x2(a, b, &p, &q)); SUM(p + 2 * q);
    SUM(__vibmin_s16x2(a, b, &p, &q)); SUM(p + 2 * q);
    SUM(__vibmin_u16x2(a, b, &p, &q)); SUM(p + 2 * q);
}
