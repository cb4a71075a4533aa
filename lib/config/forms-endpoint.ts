import { withBase } from '#lib/core/base-path';
import type { env } from './env';

type Env = Pick<typeof env, 'FORMS_ENDPOINT'>;

/** Where the form service stands on the site's own origin. */
export const formsPath = withBase('/api/forms');

/** Where the form service listens behind a web server of one's own; `deploy/` names it. */
export const formsUpstream = 'http://127.0.0.1:4180';

/**
 * Where the forms of a build send to, without a slash at the end. A static host answers no form: only a build that
 * names a service has one.
 *
 * @returns undefined where the build has no service, and forms become e-mails
 */
export function readFormsEndpoint({ FORMS_ENDPOINT = 'none' }: Env): string | undefined {
  return FORMS_ENDPOINT === 'none' || FORMS_ENDPOINT === '' ? undefined : FORMS_ENDPOINT;
}

/** Whether servers of ours lead `/api/forms/` to the form service: unless the environment says that another has it, or none. */
export function hasLocalForms({ FORMS_ENDPOINT = formsPath }: Env): boolean {
  return FORMS_ENDPOINT === formsPath;
}

/** Origins of others that forms send to, for the policy of every document. */
export function listFormOrigins(settings: Env): readonly string[] {
  const endpoint = readFormsEndpoint(settings);
  return endpoint?.startsWith('https:') ? [new URL(endpoint).origin] : [];
}
