import { withBase } from '#lib/core/base-path';
import type { env } from './env';

type Env = Pick<typeof env, 'FORMS_ENDPOINT'>;

/** Path of the form service on the site's own origin. */
export const formsPath = withBase('/api/forms');

/** Upstream of the form service behind a reverse proxy; used by `deploy/`. */
export const formsUpstream = 'http://127.0.0.1:4180';

/**
 * Endpoint of a build's forms, without a trailing slash. Static hosts have no form service: only builds that
 * name one do.
 *
 * @returns undefined without a service; forms are then sent as e-mails
 */
export function readFormsEndpoint({ FORMS_ENDPOINT = 'none' }: Env): string | undefined {
  return FORMS_ENDPOINT === 'none' || FORMS_ENDPOINT === '' ? undefined : FORMS_ENDPOINT;
}

/**
 * Whether the site's own servers route `/api/forms/` to the form service: unless the environment names
 * another endpoint or none.
 */
export function hasLocalForms({ FORMS_ENDPOINT = formsPath }: Env): boolean {
  return FORMS_ENDPOINT === formsPath;
}

/** Foreign origins that forms are posted to, for the content security policy. */
export function listFormOrigins(settings: Env): readonly string[] {
  const endpoint = readFormsEndpoint(settings);
  return endpoint?.startsWith('https:') ? [new URL(endpoint).origin] : [];
}
