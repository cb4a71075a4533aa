/** Aligns rows in columns: the first row is the head, the first column is left-aligned. */
export function formatTable(rows: readonly (readonly string[])[], textColumns = 1): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const format = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [format(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(format)].join('\n');
}

/** 12,345 */
export function formatCount(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}

/** 12–345, from the lowest to the highest value. */
export function formatRange(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
}
