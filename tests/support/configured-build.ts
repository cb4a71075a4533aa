import { buildVariant } from './build-variant';

/** Services as configured by an operator, and no form service; their URLs are mocked. */
export const servicesEnvironment = {
  TAG_MANAGER: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  CONSENT_CONTAINER: 'https://container.example/container.js',
  THIRD_PARTY_ORIGINS: 'https://collect.example',
  FORMS_ENDPOINT: 'none',
} as const;

/**
 * Builds the site with services.
 *
 * @returns folder of the export
 */
export const buildConfigured = (): Promise<string> =>
  buildVariant({ name: 'configured', environment: servicesEnvironment });
