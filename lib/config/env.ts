import { z } from 'zod';

/** Environment of a build. Every variable is optional and read here only. */
const envSchema = z.object({
  /** Origin of the published site, without a trailing slash; the brand module's by default. */
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).refine((url) => !url.endsWith('/'), 'an origin without a trailing slash').optional(),
  /** `off` is the kill switch: the build's worker removes itself and its caches from every browser. */
  SERVICE_WORKER: z.enum(['on', 'off']).optional(),
});

/** @throws Error with one line that names the variable, when one cannot be used */
export function readEnv(source: Readonly<Record<string, string | undefined>>): z.output<typeof envSchema> {
  const result = envSchema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `environment: ${path.join('.')}: ${message}, found "${source[String(path[0])] ?? ''}"`).join('\n'));
}

export const env = readEnv(process.env);
