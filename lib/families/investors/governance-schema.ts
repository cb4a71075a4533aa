import { z } from 'zod';
import type { Builders } from '#lib/content/schema';

/** Words of the plan of bodies and supervisors. */
export function createBodiesPlan({ text }: Builders) {
  const name = text(3, 24);
  const act = text(5, 60);
  return z.strictObject({
    /** Title of the drawing. */ title: text(5, 90),
    /** What it proves; its text alternative. */ sentence: text(30, 400),
    /** Names of the columns of its table. */ head: z.array(text(2)).length(3),
    /** What lies outside the border. */ outside: name,
    /** What lies inside it. */ inside: name,
    /** Short name of the Deutsche Bundesbank. */ bundesbank: name,
    /** Short name of the European Central Bank. */ ecb: name,
    /** Name of the general meeting. */ meeting: name,
    /** Name of the supervisory board. */ board: name,
    /** Name of the management board. */ management: name,
    /** Name of the control functions. */ control: name,
    /** Name of the auditor. */ auditor: name,
    /** What the general meeting does for the supervisory board. */ elects: act,
    /** What the supervisory board does for the management board. */ appoints: act,
    /** What the control functions do for the management board. */ reports: act,
    /** What the auditor does. */ audits: act,
    /** The way from the control functions past the management board. */ direct: act,
    /** What authorities do, in the table. */ supervises: act,
  });
}
