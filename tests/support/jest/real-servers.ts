import { findPlace, isInstalled, launch, type Place, type Start } from './launch-server';
import type { ServedFolder } from './serve-folder';

/** Installed web server that can run with a configuration of `deploy/`. */
export type RealServer = {
  readonly name: 'nginx' | 'Caddy' | 'Apache, .htaccess alone' | 'Apache';
  readonly isInstalled: boolean;
  /**
   * Starts the server on a free port.
   *
   * @param root folder to serve
   * @param files contents of `deploy/` by name
   * @returns the server, when it listens
   */
  readonly start: (root: string, files: Readonly<Record<string, string>>) => Promise<ServedFolder>;
};

function nginx({ root, port, scratch }: Place, text: string): Start {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${scratch}/${kind};`)
    .join('\n');
  const site = text.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/var/www/stellwerk', root);
  return {
    command: 'nginx',
    args: ['-e', 'stderr', '-c', `${scratch}/all.conf`],
    files: {
      [`${scratch}/site.conf`]: site,
      [`${scratch}/all.conf`]: `daemon off;\nmaster_process off;\npid ${scratch}/pid;\nerror_log stderr crit;\nevents {}\nhttp {
include /etc/nginx/mime.types;\naccess_log off;\n${temporary}\ninclude ${scratch}/site.conf;\n}\n`,
    },
  };
}

function caddy({ root, port, scratch }: Place, text: string): Start {
  return {
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', `${scratch}/Caddyfile`],
    env: {
      HOME: scratch,
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
      SITE_ADDRESS: `:${port}`,
      SITE_ROOT: root,
    },
    files: {
      [`${scratch}/Caddyfile`]: `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n\n${text}`,
    },
  };
}

const apacheModules =
  'mpm_event authz_core dir mime headers rewrite filter deflate brotli proxy proxy_http setenvif negotiation';

const apacheFolder = (root: string): string => `DocumentRoot ${root}
<Directory ${root}>
	AllowOverride All
	Require all granted
</Directory>`;

/**
 * Apache with the rules in `.htaccess`, as on shared hosting.
 *
 * @param host server configuration of the site
 */
function apache({ root, port, scratch }: Place, text: string, host = apacheFolder(root)): Start {
  const modules = apacheModules
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  return {
    command: 'apache2',
    args: ['-f', `${scratch}/apache.conf`, '-DFOREGROUND'],
    files: {
      [`${root}/.htaccess`]: text,
      [`${scratch}/apache.conf`]: `${modules.join('\n')}
ServerRoot ${scratch}
PidFile ${scratch}/pid
Mutex file:${scratch}
ErrorLog ${scratch}/error.log
LogLevel warn
User www-data
Group www-data
TypesConfig /etc/mime.types
ServerName localhost
Listen 127.0.0.1:${port}
${host}
`,
    },
  };
}

function toServer(
  name: RealServer['name'],
  installed: boolean,
  prepare: (place: Place, text: (file: string) => string) => Start,
): RealServer {
  return {
    name,
    isInstalled: installed,
    start: async (root, files) => {
      const place = await findPlace(root);
      return launch(
        place,
        prepare(place, (file) => files[file] ?? ''),
      );
    },
  };
}

const hasApache = isInstalled('apache2', '-v');

export const realServers: readonly RealServer[] = [
  toServer('nginx', isInstalled('nginx', '-v'), (place, text) => nginx(place, text('nginx.conf'))),
  toServer('Caddy', isInstalled('caddy', 'version'), (place, text) => caddy(place, text('Caddyfile'))),
  toServer('Apache, .htaccess alone', hasApache, (place, text) => apache(place, text('.htaccess'))),
  toServer('Apache', hasApache, (place, text) => {
    const host = text('apache.conf')
      .replace('*:80', `127.0.0.1:${place.port}`)
      .replaceAll('/var/www/stellwerk', place.root);
    return apache(place, text('.htaccess'), host);
  }),
];
