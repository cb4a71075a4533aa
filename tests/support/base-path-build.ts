import { buildVariant } from './build-variant';

/** A host of many sites, as GitHub Pages is; the dot is a letter of the name, and stands for no other. */
export const baseEnvironment = {
  BASE_PATH: '/web.site',
  SITE_ORIGIN: 'https://owner.example',
  FORMS_ENDPOINT: '/web.site/api/forms',
} as const;

/**
 * Builds the site for a host that serves it below a base path.
 *
 * @returns folder of that export
 */
export const buildBelowBase = (): Promise<string> =>
  buildVariant({ name: 'base-path', environment: baseEnvironment });
