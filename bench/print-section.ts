import type { Budget } from './budgets';
import { formatTable } from './table';

/** Prints lines with a title. */
export function printSection(title: string, ...lines: readonly string[]): void {
  console.log(`\n${title}\n\n${lines.join('\n')}`);
}

export function printBudgets(budgets: readonly Budget[]): void {
  const rows = budgets.map(({ name, figure, limit, met, kind }) => [
    met ? 'met' : 'MISSED',
    name,
    figure,
    `${limit}${kind === 'time' ? ' (informs only)' : ''}`,
  ]);
  printSection('Budgets', formatTable([['', 'budget', 'measured', 'limit'], ...rows], 2));
}
