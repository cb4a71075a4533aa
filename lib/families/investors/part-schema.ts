import { z } from 'zod';
import type { Builders } from '#lib/content/schema';
import { keyRows } from './key-rows';

/** Texts of the diagram of bodies and supervisors. */
export function createOrgChartSchema({ text }: Builders) {
  const name = text(3, 24);
  const act = text(5, 60);
  return z.strictObject({
    title: text(5, 90).describe('Title of the drawing.'),
    alt: text(30, 400).describe('What it proves; its text alternative.'),
    head: z.array(text(2)).length(3).describe('Names of the columns of its table.'),
    outside: name.describe('What is outside the border.'),
    inside: name.describe('What is inside the border.'),
    bundesbank: name.describe('Short name of the Deutsche Bundesbank.'),
    ecb: name.describe('Short name of the European Central Bank.'),
    meeting: name.describe('Name of the general meeting.'),
    board: name.describe('Name of the supervisory board.'),
    management: name.describe('Name of the management board.'),
    control: name.describe('Name of the control functions.'),
    auditor: name.describe('Name of the auditor.'),
    elects: act.describe('What the general meeting does for the supervisory board.'),
    appoints: act.describe('What the supervisory board does for the management board.'),
    reports: act.describe('What the control functions do for the management board.'),
    audits: act.describe('What the auditor does.'),
    direct: act.describe('Label of the line from the control functions past the management board.'),
    supervises: act.describe('What the supervisors do, in the table.'),
    licenses: act.describe('What the European Central Bank does, in the table.'),
  });
}

/** Texts of the head: chart, next date, downloads. */
export function createHeadShape({ text }: Builders) {
  return {
    results: z
      .strictObject({
        title: text(5).describe('Title of the chart.'),
        note: text(20).describe('What the bars are, in which unit.'),
        alt: text(30).describe('What the chart proves; its text alternative.'),
        year: text(2).describe('Name of the year in its table.'),
        income: text(3, 20).describe('Name of income.'),
        costs: text(3, 30).describe('Name of expenses and risk provisions.'),
        profit: text(3).describe('Name of the difference.'),
      })
      .describe('The chart beside the headline: income, costs and profit of all years.'),
    facts: z
      .strictObject({
        next: text(3).describe('Name of the next date.'),
        files: text(3).describe('Name of the files.'),
        keyFigures: text(3).describe('Link to the key figures.'),
        dates: text(3).describe('Link to the calendar.'),
      })
      .describe('Short facts below the summary.'),
  };
}

const rowNames = keyRows.map(([name]) => name);

/** Key figure with its last five years. */
export function createYearFigure({ text }: Builders) {
  return z.strictObject({
    value: text(1, 30).describe('The number with its unit, in large letters.'),
    label: text(3, 80).describe('What the number counts.'),
    row: z.enum(rowNames).describe('Row of the table whose years are drawn below it.'),
    change: text(3, 40).describe('Change from the previous year, with its sign.'),
  });
}
