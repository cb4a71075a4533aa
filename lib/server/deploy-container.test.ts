import { readFileSync, rmSync } from 'node:fs';
import { findPlace, isInstalled, launch } from '#tests/support/jest/launch-server';
import { sampleExport } from '#tests/support/jest/sample-export';
import { writeFolder } from '#tests/support/jest/serve-folder';
import variables from '../config/variables.json';
import { formatDeployFiles } from './deploy-files';
import { hostingPolicy } from './policy';

const container = readFileSync('deploy/container.conf', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

it('writes below /tmp and nowhere else', () => {
  const written = [...container.matchAll(/(?:^|\s)(pid|\w+_temp_path|\w+_log) ([^ ;]+)/g)];
  expect(
    written.map(([, , place]) => place).filter((place) => !/^\/tmp\/|^stderr$|^off$/.test(place ?? '')),
  ).toEqual([]);
  expect(written.length).toBe(8);
});

it('passes all build variables', () => {
  for (const name of Object.keys(variables))
    expect(dockerfile).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
});

it('adapts the configuration and uses an unprivileged port', () => {
  const [, from = 'none', to] = /s\/(listen 80;)\/(listen \d+;)\//.exec(dockerfile) ?? [];
  expect(formatDeployFiles(hostingPolicy, { origin: 'https://a.example' })['nginx.conf']).toContain(
    `\t${from}\n`,
  );
  expect([to, /EXPOSE 8080/.test(dockerfile)]).toEqual(['listen 8080;', true]);
});

const hasNginx = isInstalled('nginx', '-v');
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

(hasNginx ? it : it.skip)(
  'is served by nginx without rights (skipped where it is not installed)',
  async () => {
    const root = writeFolder(sampleExport);
    const place = await findPlace(root);
    const { scratch, port } = place;
    const files = formatDeployFiles(hostingPolicy, { origin: 'https://www.stellwerk.example' });
    const site = (files['nginx.conf'] ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/www/stellwerk', root);
    const { ask, close } = await launch(place, {
      command: 'nginx',
      args: ['-e', 'stderr', '-c', `${scratch}/nginx.conf`, '-g', 'daemon off;'],
      files: {
        [`${scratch}/nginx.conf`]: container
          .replaceAll('/tmp/', `${scratch}/`)
          .replace('/etc/nginx/conf.d/*.conf', `${scratch}/site.conf`),
        [`${scratch}/site.conf`]: site,
      },
      user: nobody,
    });
    const asked = { headers: { 'x-forwarded-proto': 'https' } };
    expect((await ask('/en/', asked)).body.toString()).toBe(sampleExport['en/index.html']);
    expect((await ask('/en/')).headers.location).toBe('https://www.stellwerk.example/en/');
    await close();
    rmSync(root, { recursive: true });
  },
);
