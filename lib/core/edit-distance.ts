/** The next row of the dynamic-programming table. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  before: readonly number[],
): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    row.push(
      Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      ),
    );
  }
  return row;
}

/**
 * Edit distance of two texts (optimal string alignment: insertion, deletion, substitution, transposition).
 *
 * @param most stops as soon as the distance exceeds it; the result is then larger than `most`
 */
export function countEdits(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, before);
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
