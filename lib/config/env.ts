import { z } from 'zod';
import type variables from './variables.json';

/**
 * Scheme, host and port in serialised form, without wildcards. Invalid URLs pass, because `z.url` already reports them.
 */
const isOrigin = (url: string): boolean =>
  !URL.canParse(url) || (new URL(url).origin === url && !url.includes('*'));

const script = z
  .url({ protocol: /^https$/ })
  .refine(
    (url) => !/['"\s;,\\${}*]/.test(url) && !url.includes('@'),
    'an address without quotes, spaces, signs of a pattern or credentials',
  );
const origin = z.url({ protocol: /^https$/ }).refine(isOrigin, 'an origin without a trailing slash');

/**
 * The environment variables of a build, all optional, and read only here. `variables.json` documents them;
 * the type check fails if the two differ.
 */
const shape = {
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'an origin: scheme and host, without a path or a trailing slash')
    .optional(),
  BASE_PATH: z
    .string()
    .regex(/^(?:\/(?!\.)[\w.-]+)*$/, 'a path such as `/website`, without a slash at its end')
    .optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  SITE_ENVIRONMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .optional(),
  CONSENT_CONTAINER: script.optional(),
  TAG_MANAGER: script.optional(),
  THIRD_PARTY_ORIGINS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(origin))
    .optional(),
  THIRD_PARTY_PROXY: z.enum(['on', 'off']).optional(),
  FORMS_ENDPOINT: z
    .string()
    .regex(
      /^(?:none|(?:https:\/\/[\w.-]+(?::\d+)?)?(?:\/[\w.-]+)+)?$/,
      '`none`, a path or an https address, without a slash at its end',
    )
    .optional(),
} satisfies Readonly<Record<keyof typeof variables, z.ZodType>>;

const envSchema = z.object(shape);

/** @throws Error with one line per invalid variable */
export function readEnv(source: Readonly<Record<string, string | undefined>>): z.output<typeof envSchema> {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(
        ({ path, message }) =>
          `environment: ${path.join('.')}: ${message}, found "${source[String(path[0])] ?? ''}"`,
      )
      .join('\n'),
  );
}

export const env = readEnv(process.env);
