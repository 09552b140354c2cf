/** Rows of the table that is filled below, used by every call in turn: a search compares a word with thousands. */
let rows: [Int32Array, Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0), new Int32Array(0)];

function roomFor(length: number): typeof rows {
  if (rows[0].length <= length) {
    rows = [new Int32Array(length * 2 + 2), new Int32Array(length * 2 + 2), new Int32Array(length * 2 + 2)];
  }
  return rows;
}

/**
 * Typing slips between two words: letters missing, added, changed, or two neighbours swapped (Damerau-Levenshtein,
 * optimal string alignment). Stops counting above `most` and then answers `most + 1`.
 */
export function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let [beforeLast, last, row] = roomFor(right.length);
  for (let j = 0; j <= right.length; j += 1) last[j] = j;
  for (let i = 1; i <= left.length; i += 1) {
    const letter = left.charCodeAt(i - 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = letter === right.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] ?? 0) + (isSame ? 0 : 1), (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === right.charCodeAt(j - 2) && left.charCodeAt(i - 2) === right.charCodeAt(j - 1)) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[right.length] ?? 0, most + 1);
}
