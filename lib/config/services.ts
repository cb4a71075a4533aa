import { withBase } from '../core/base-path';
import type { env } from './env';

type Env = Pick<
  typeof env,
  'SITE_ENVIRONMENT' | 'CONSENT_CONTAINER' | 'TAG_MANAGER' | 'THIRD_PARTY_ORIGINS' | 'THIRD_PARTY_PROXY'
>;

/** The browser's configuration of third-party services. Without any, nothing third-party is loaded. */
export type Services = {
  readonly environment?: string;
  readonly container?: string;
  readonly tagManager?: string;
};

/** Path of the proxy, through which the site's host fetches listed scripts only. docs/specification.md#s120. */
export const proxyPath = '/__third-party-proxy';

const isProxied = ({ THIRD_PARTY_PROXY }: Env): boolean => THIRD_PARTY_PROXY === 'on';

function throughProxy(address: string, settings: Env): string {
  return isProxied(settings) ? `${withBase(proxyPath)}?url=${encodeURIComponent(address)}` : address;
}

const listScripts = ({ CONSENT_CONTAINER, TAG_MANAGER }: Env): string[] =>
  [CONSENT_CONTAINER, TAG_MANAGER].filter((address) => address !== undefined);

export function readServices(settings: Env, isProduction: boolean): Services {
  const { SITE_ENVIRONMENT, CONSENT_CONTAINER, TAG_MANAGER } = settings;
  const environment = SITE_ENVIRONMENT ?? (isProduction ? 'production' : undefined);
  return {
    ...(environment !== undefined && { environment }),
    ...(CONSENT_CONTAINER !== undefined && { container: throughProxy(CONSENT_CONTAINER, settings) }),
    ...(TAG_MANAGER !== undefined && { tagManager: throughProxy(TAG_MANAGER, settings) }),
  };
}

/**
 * Whether Next's component loads Google Tag Manager. Through the proxy it is an ordinary script, because the
 * component would add parameters to the URL that the proxy allows.
 */
export function usesGoogleTagManager(settings: Env): boolean {
  if (settings.TAG_MANAGER === undefined || isProxied(settings)) return false;
  const { host, pathname, searchParams } = new URL(settings.TAG_MANAGER);
  return (
    host === 'www.googletagmanager.com' &&
    pathname === '/gtm.js' &&
    /^GTM-[A-Z0-9]+$/.test(searchParams.get('id') ?? '')
  );
}

/** Origins that the content security policy has to allow for the services, by directive. */
export function listServiceOrigins(settings: Env): {
  readonly scripts: readonly string[];
  readonly requests: readonly string[];
} {
  const origins = listScripts(settings).map((address) => new URL(address).origin);
  return {
    scripts: isProxied(settings) ? [] : [...new Set(origins)],
    requests: [...new Set([...origins, ...(settings.THIRD_PARTY_ORIGINS ?? [])])],
  };
}

/** Scripts that the proxy may fetch, by exact URL. */
export function listProxiedScripts(settings: Env): readonly string[] {
  return isProxied(settings) ? listScripts(settings) : [];
}
