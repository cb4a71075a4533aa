import { withBase } from '#lib/core/base-path';
import type { env } from './env';

type Env = Pick<typeof env, 'FORMS_ENDPOINT'>;

/** Where the form service stands on the site's own origin. */
export const formsPath = withBase('/api/forms');

/** Where the form service listens behind a web server of one's own; `deploy/` names it. */
export const formsUpstream = 'http://127.0.0.1:4180';

/**
 * Where the forms of a build send to, without a slash at the end: the site's own origin by default.
 *
 * @returns undefined where the build has no service, and forms become e-mails
 */
export function readFormsEndpoint({ FORMS_ENDPOINT = formsPath }: Env): string | undefined {
  return FORMS_ENDPOINT === 'none' || FORMS_ENDPOINT === '' ? undefined : FORMS_ENDPOINT;
}

/** Origins of others that forms send to, for the policy of every document. */
export function listFormOrigins(settings: Env): readonly string[] {
  const endpoint = readFormsEndpoint(settings);
  return endpoint?.startsWith('https:') ? [new URL(endpoint).origin] : [];
}
