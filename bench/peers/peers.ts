/** Another framework with the same articles, styles, header and footer. */
export type Peer = {
  readonly name: PeerName;
  /** Folder of its app. */
  readonly app: string;
  readonly publicFolder: string;
  readonly out: string;
  /** Path patterns of hashed files. */
  readonly immutable: readonly string[];
  /** Its own packages, or the site's: plain Next has to be the same version. */
  readonly packages: 'own' | 'site';
  readonly build: readonly string[];
};

export type PeerName = 'Gatsby' | 'Astro' | 'plain Next';

export const plainNext: Peer = {
  name: 'plain Next',
  app: 'next',
  publicFolder: 'public',
  out: 'out',
  immutable: ['/_next/static/*'],
  packages: 'site',
  build: ['node_modules/.bin/next', 'build'],
};

export const peers: readonly Peer[] = [
  {
    name: 'Gatsby',
    app: 'gatsby',
    publicFolder: 'static',
    out: 'public',
    immutable: ['/static/*', '/app-*', '/webpack-runtime-*', '/framework-*', '/component---*'],
    packages: 'own',
    build: ['env', 'GATSBY_TELEMETRY_DISABLED=1', 'CI=1', 'node_modules/.bin/gatsby', 'build'],
  },
  {
    name: 'Astro',
    app: 'astro',
    publicFolder: 'public',
    out: 'dist',
    immutable: ['/_astro/*'],
    packages: 'own',
    build: ['env', 'ASTRO_TELEMETRY_DISABLED=1', 'node_modules/.bin/astro', 'build'],
  },
  plainNext,
];
