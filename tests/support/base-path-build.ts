import { buildVariant } from './build-variant';

/** A host with many sites, such as GitHub Pages; the dot tests the escaping of regular expressions. */
export const baseEnvironment = {
  BASE_PATH: '/web.site',
  SITE_ORIGIN: 'https://owner.example',
  FORMS_ENDPOINT: '/web.site/api/forms',
} as const;

/**
 * Builds the site with a base path.
 *
 * @returns folder of the export
 */
export const buildBelowBase = (): Promise<string> =>
  buildVariant({ name: 'base-path', environment: baseEnvironment });
