# Inputs for programs whose own are not in their repository: functions of a POSIX shell, which write to standard output.
# `first` of hecbench.txt calls them. Numbers follow from their place in a fixed sequence: the same everywhere.
LC_ALL=C
export LC_ALL

# Numbers: ROWS lines of COLUMNS numbers of LOW up to HIGH, with SEPARATOR (a blank) between them.
table() {
  awk -v rows="$1" -v columns="$2" -v low="$3" -v high="$4" -v between="${5:- }" 'BEGIN {
    x = 12345
    for (i = 0; i < rows; i++) {
      for (j = 0; j < columns; j++) {
        x = (x * 16807) % 2147483647
        printf "%s%.6f", (j ? between : ""), low + (high - low) * x / 2147483647
      }
      printf "\n"
    }
  }'
}

# Whole numbers, as `table` writes them.
integers() {
  awk -v rows="$1" -v columns="$2" -v low="$3" -v high="$4" -v between="${5:- }" 'BEGIN {
    x = 12345
    for (i = 0; i < rows; i++) {
      for (j = 0; j < columns; j++) {
        x = (x * 16807) % 2147483647
        printf "%s%d", (j ? between : ""), low + int((high - low) * x / 2147483647)
      }
      printf "\n"
    }
  }'
}

# LINES lines of LENGTH letters out of LETTERS.
letters() {
  awk -v lines="$1" -v length_of="$2" -v letters="$3" 'BEGIN {
    x = 12345
    for (i = 0; i < lines; i++) {
      for (j = 0; j < length_of; j++) {
        x = (x * 16807) % 2147483647
        printf "%s", substr(letters, 1 + int(length(letters) * x / 2147483648), 1)
      }
      printf "\n"
    }
  }'
}

# COUNT bytes of 1 up to 127.
bytes() {
  awk -v count="$1" 'BEGIN {
    x = 12345
    for (i = 0; i < count; i++) {
      x = (x * 16807) % 2147483647
      printf "%c", 1 + int(127 * x / 2147483648)
    }
  }'
}

# A number as four bytes, the lowest first.
word() {
  printf "\\$(printf %03o $(($1 & 255)))\\$(printf %03o $(($1 >> 8 & 255)))\\$(printf %03o $(($1 >> 16 & 255)))\\$(printf %03o $(($1 >> 24 & 255)))"
}

# A picture of WIDTH (a multiple of four) by HEIGHT, as BMP of 24 bits.
bmp() {
  printf BM
  word $((54 + $1 * $2 * 3))
  word 0
  word 54
  word 40
  word "$1"
  word "$2"
  printf '\001\000\030\000'
  word 0
  word $(($1 * $2 * 3))
  for _ in 1 2 3 4; do word 0; done
  bytes $(($1 * $2 * 3))
}

# A picture of WIDTH by HEIGHT, as PPM.
ppm() {
  printf 'P6\n%d %d\n255\n' "$1" "$2"
  bytes $(($1 * $2 * 3))
}

# A graph of NODES nodes (at most 32767), each with its first and its seventh neighbours on a ring, in the binary form of ECL's programs;
# with WEIGHTS (a word), the edges have weights.
ring() {
  awk -v nodes="$1" -v weights="$2" '
  function number(x) { printf "%c%c%c%c", x % 256, int(x / 256) % 256, int(x / 65536), 0 }
  BEGIN {
    number(nodes)
    number(4 * nodes)
    for (i = 0; i <= nodes; i++) number(4 * i)
    for (i = 0; i < nodes; i++) {
      split((i + 1) % nodes " " (i + 7) % nodes " " (i + nodes - 1) % nodes " " (i + nodes - 7) % nodes, to, " ")
      for (a = 1; a < 4; a++)
        for (b = a + 1; b <= 4; b++)
          if (to[a] + 0 > to[b] + 0) { t = to[a]; to[a] = to[b]; to[b] = t }
      for (a = 1; a <= 4; a++) { number(to[a]); weight[4 * i + a] = 1 + (i + to[a]) % 9 }
    }
    if (weights != "") for (i = 1; i <= 4 * nodes; i++) number(weight[i])
  }'
}

# COUNT floats from 0.5 up to 2, as bytes.
floats() {
  awk -v count="$1" 'BEGIN {
    x = 12345
    for (i = 0; i < count; i++) {
      x = (x * 16807) % 2147483647
      printf "%c%c%c%c", x % 256, int(x / 256) % 256, int(x / 65536) % 256, 63
    }
  }'
}
