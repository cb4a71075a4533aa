import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Words of the plan of bodies and supervisors. */
export function createBodiesPlan({ text }: Builders) {
  const name = text(3, 24);
  const act = text(5, 60);
  return z.strictObject({
    title: text(5, 90).describe('Title of the drawing.'),
    sentence: text(30, 400).describe('What it proves; its text alternative.'),
    head: z.array(text(2)).length(3).describe('Names of the columns of its table.'),
    outside: name.describe('What lies outside the border.'),
    inside: name.describe('What lies inside it.'),
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
    direct: act.describe('The way from the control functions past the management board.'),
    supervises: act.describe('What authorities do, in the table.'),
  });
}
