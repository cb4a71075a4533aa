import { buildVariant } from './build-variant';

/** Services as an operator would name them, and none for forms; nobody answers under these addresses but the tests. */
export const servicesEnvironment = {
  TAG_MANAGER: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  CONSENT_CONTAINER: 'https://container.example/container.js',
  THIRD_PARTY_ORIGINS: 'https://collect.example',
  FORMS_ENDPOINT: 'none',
} as const;

/**
 * Builds the site with services in its environment.
 *
 * @returns folder of that export
 */
export const buildConfigured = (): Promise<string> =>
  buildVariant({ name: 'configured', environment: servicesEnvironment });
