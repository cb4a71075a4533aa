import { withBase } from '../core/base-path';
import type { env } from './env';

type Env = Pick<
  typeof env,
  'SITE_ENVIRONMENT' | 'CONSENT_CONTAINER' | 'TAG_MANAGER' | 'THIRD_PARTY_ORIGINS' | 'THIRD_PARTY_PROXY'
>;

/** What the browser has to know of the services of a build. Without any, nothing of others is ever loaded. */
export type Services = {
  /** Name of the environment for the data layer. */
  readonly environment?: string;
  /** Address of the consent container's script. */
  readonly container?: string;
  /** Address of the tag manager's script. */
  readonly tagManager?: string;
};

/** The path by which the site's own host fetches a script that is on its list, and no other. docs/specification.md#s120. */
export const proxyPath = '/__third-party-proxy';

const isProxied = ({ THIRD_PARTY_PROXY }: Env): boolean => THIRD_PARTY_PROXY === 'on';

function throughProxy(address: string, settings: Env): string {
  return isProxied(settings) ? `${withBase(proxyPath)}?url=${encodeURIComponent(address)}` : address;
}

const listScripts = ({ CONSENT_CONTAINER, TAG_MANAGER }: Env): string[] =>
  [CONSENT_CONTAINER, TAG_MANAGER].filter((address) => address !== undefined);

/** The services of a build. */
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
 * Whether the tag manager is Google's own, which Next's component loads; by way of the site's host
 * it is a script like others, since the component would add to the address that the host knows.
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

/** Origins that the policy of every document has to allow for the services, by what they are allowed to. */
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

/** Addresses that the proxy path may be asked for, each exactly as it stands here. */
export function listProxiedScripts(settings: Env): readonly string[] {
  return isProxied(settings) ? listScripts(settings) : [];
}
