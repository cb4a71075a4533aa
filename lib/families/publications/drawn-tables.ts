import { listDrawings, type Worked } from './drawn-parts';

/** A part of the text, and the table at its end that the drawing behind it repeats. */
export type TextPart = { readonly text: string; readonly table?: string };

const tableAtEnd = /<div class="table-frame(?:(?!<div class="table-frame).)*<\/table><\/div>$/s;

/** What the rows of a table are of. */
const listRowNames = (table: string): string[] =>
  [...table.matchAll(/<tr>\s*<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].slice(1).map(([, name = '']) => name);

/** Whether a drawing says all that the table before it says: every trade, or every case. */
function repeats({ field, drawn }: Worked, table: string): boolean {
  if (field === 'settlement') return drawn.trades.length === listRowNames(table).length;
  if (field !== 'comparisons') return false;
  const groups = drawn.rows.flatMap(({ group }) => group ?? []);
  return listRowNames(table).every((name) => groups.includes(name));
}

/** Parts between drawings with their last tables apart where phones need not show them: the drawing says the same. */
export function separateTables(
  entry: Parameters<typeof listDrawings>[0],
  parts: readonly string[],
): TextPart[] {
  const drawings = listDrawings(entry);
  return parts.map((text, index) => {
    const [worked, table] = [drawings[index], tableAtEnd.exec(text)?.[0]];
    if (!worked || table === undefined || !repeats(worked, table)) return { text };
    return { text: text.slice(0, -table.length), table };
  });
}
