import { z } from 'zod';
import { brand } from '#content/site/brand';

const number = (preset: number, most = 1_000_000) =>
  z.coerce.number().int().positive().max(most).default(preset);

/** Minimum length of the secret. */
export const leastSecret = 32;

/** Exactly the format of `Origin` headers: with a trailing slash, for example, it would never match. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
const originForm = 'an origin such as https://www.example.org, without a slash at its end';

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
  FORMS_SECRET: z.string().min(leastSecret, `at least ${leastSecret} characters`).optional(),
  FORMS_ORIGIN: z.string().refine(isOrigin, originForm).default(brand.origin),
  FORMS_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .refine((list) => list.every(isOrigin), originForm),
  FORMS_TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  FORMS_SUBMISSIONS: number(20),
  FORMS_WINDOW_MINUTES: number(10, 1440),
  FORMS_SUBMISSIONS_PER_DAY: number(200),
  FORMS_MEGABYTES_PER_DAY: number(100, 500),
  FORMS_FILE_MEGABYTES: number(10_000),
  FORMS_HOST: z.string().min(1).default('127.0.0.1'),
  FORMS_PORT: number(4180, 65_535),
});

/** Settings of the form service, documented in docs/forms.md. */
export type FormSettings = z.output<typeof schema>;

/** @throws Error with one line for each invalid variable, without the values of secrets */
export function readFormSettings(source: Readonly<Record<string, string | undefined>>): FormSettings {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `environment: ${path.join('.')}: ${message}`);
  throw new Error(lines.join('\n'));
}
