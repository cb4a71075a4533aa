import { z } from 'zod';

const script = z
  .url({ protocol: /^https$/ })
  .refine(
    (url) => !/['"\s;,\\]/.test(url) && !url.includes('@'),
    'an address without quotes, spaces or credentials',
  );
const origin = z
  .url({ protocol: /^https$/ })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url, 'an origin without a trailing slash');

/** Environment of a build. Every variable is optional and read here only. */
const envSchema = z.object({
  /** Origin of the published site, without a trailing slash; the brand module's by default. */
  SITE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !url.endsWith('/'), 'an origin without a trailing slash')
    .optional(),
  /** `off` is the kill switch: the build's worker removes itself and its caches from every browser. */
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
  /** Environment that the data layer names; `production` in a build for production. */
  SITE_ENVIRONMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
    .optional(),
  /** Script of a consent and tag-manager container of the `ppms.cm.api` kind; loaded after consent to analytics. */
  CONSENT_CONTAINER: script.optional(),
  /** Script of a tag manager, with its id: `https://www.googletagmanager.com/gtm.js?id=GTM-…`; loaded after consent. */
  TAG_MANAGER: script.optional(),
  /** Further origins that those scripts send to, separated by spaces. */
  THIRD_PARTY_ORIGINS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .pipe(z.array(origin))
    .optional(),
  /** `on` fetches both scripts by way of the site's own host, which has to allow it (`deploy/`). */
  THIRD_PARTY_PROXY: z.enum(['on', 'off']).optional(),
});

/** @throws Error with one line that names the variable, when one cannot be used */
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
