import { z } from 'zod';
import { brand } from '#content/site/brand';

const number = (preset: number) => z.coerce.number().int().positive().default(preset);

const schema = z.object({
  FORMS_FOLDER: z.string().min(1).default('.data'),
  FORMS_DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address that begins with smtp:// or smtps://')
    .optional(),
  FORMS_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  FORMS_ORIGIN: z.url({ protocol: /^https?$/ }).default(brand.origin),
  FORMS_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter(Boolean)),
  FORMS_TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  FORMS_RATE_COUNT: number(20),
  FORMS_RATE_MINUTES: number(10),
  FORMS_PORT: number(4180),
});

/** Settings of the form service: docs/forms.md lists them. */
export type FormSettings = z.output<typeof schema>;

/** @throws Error with one line for each variable that cannot be used; it never repeats a secret */
export function readFormSettings(source: Readonly<Record<string, string | undefined>>): FormSettings {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `environment: ${path.join('.')}: ${message}`);
  throw new Error(lines.join('\n'));
}
