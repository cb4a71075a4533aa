import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rewriting } from './copy-export';

/** How the container of a test behaves. */
export type ContainerBehaviour = 'well' | 'missing' | 'throws' | 'silent';

const scripts: Readonly<Record<Exclude<ContainerBehaviour, 'missing'>, string>> = {
  // Keeps what it is told, as the real one does in its own storage.
  well: `(() => { let consents = {}; window.containerCalls = [];
    window.ppms = { cm: { api: (command, ...rest) => { window.containerCalls.push(command);
      if (command === 'setComplianceSettings') { consents = { ...consents, ...rest[0].consents }; rest[1](); }
      else if (command === 'getComplianceSettings') rest[0]({ consents: window.changedThere ?? consents });
      else { document.title = document.title; rest[0](); } } } }; })();`,
  throws: `window.ppms = { cm: { api: () => { throw new Error('The container is broken.'); } } };`,
  silent: '',
};

const tagManager = `window.tagManagerRuns = (window.tagManagerRuns ?? 0) + 1; fetch(new URL('collect', document.querySelector('script[src*="gtm.js"]').src), { method: 'POST', mode: 'no-cors', body: 'x' });`;

/** A container and a tag manager on an origin of their own. */
export type FakeServices = {
  readonly origin: string;
  readonly asked: () => readonly string[];
  readonly close: () => void;
};

export async function startFakeServices(behaviour: ContainerBehaviour): Promise<FakeServices> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const body = url.startsWith('/gtm.js')
      ? tagManager
      : behaviour === 'missing'
        ? undefined
        : scripts[behaviour];
    const isKnown = url === '/collect' || body !== undefined;
    response
      .writeHead(isKnown ? 200 : 404, {
        'Content-Type': 'text/javascript',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .end(url === '/collect' ? '' : body);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: () => [...asked],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The environment that the build put in, and the one that a build with both services would have. */
const environment = '{"environment":"production"}';
const withServices = (origin: string): string =>
  JSON.stringify({
    environment: 'production',
    container: `${origin}/container.js`,
    tagManager: `${origin}/gtm.js?id=GTM-TEST`,
  });

/** The export as a build with both services in its environment would have written it. */
export function servicesRewriting(origin: string): Rewriting {
  return {
    names: /\.(?:html|js)$/,
    rewrite: (text) =>
      text
        .replaceAll(environment, withServices(origin))
        .replace("script-src 'self'", `script-src 'self' ${origin}`)
        .replace("connect-src 'self'", `connect-src 'self' ${origin}`),
  };
}
