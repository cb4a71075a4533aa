import { z } from 'zod';
import { embedProviders, findEmbedProvider } from '#lib/core/embeds';

/** A heading with a paragraph below it. */
export const titledTextSchema = z.strictObject({
  /** Short heading. */
  title: z.string().min(3).max(100),
  /** One to five sentences; Markdown for links and emphasis. */
  text: z.string().min(30).max(900),
});

/** Heading of a section, and one or two sentences that lead into it. */
export const headingSchema = z.strictObject({
  title: z.string().min(3).max(100),
  lead: z.string().min(30).max(400).optional(),
});

/** A number with what it counts; the value may quote a fact as `{name}`. */
export const figureSchema = z.strictObject({
  value: z.string().min(1).max(30),
  label: z.string().min(3).max(80),
  note: z.string().min(3).max(120).optional(),
});

/** A label with its value. */
export const factSchema = z.strictObject({
  label: z.string().min(2).max(70),
  value: z.string().min(1).max(200),
});

/** A table; the first cell of a row names it, cells are Markdown. */
export const tableSchema = z
  .strictObject({
    caption: z.string().min(5).max(140),
    head: z.array(z.string().min(1)).min(2),
    rows: z.array(z.array(z.string().min(1))).min(1),
  })
  .refine(
    ({ head, rows }) => rows.every((row) => row.length === head.length),
    'rows with as many cells as the head',
  );

/** A map or a video of another provider, which loads only after a click or with consent. */
export const embedSchema = z.strictObject({
  /** Address of the frame. */
  address: z
    .url()
    .refine(
      (address) => findEmbedProvider(address) !== undefined,
      `an address at ${embedProviders.map(({ origin }) => origin).join(' or ')}`,
    ),
  /** What it shows, in a few words. */
  title: z.string().min(5).max(120),
  /** The same at the provider's own site, for those who do not load it here. */
  link: z.url({ protocol: /^https$/ }),
});
