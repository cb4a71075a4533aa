import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to run the samples of a language. */
type Language = {
  readonly name: string;
  /** Required programs. */
  readonly needs: readonly string[];
  /** One-time preparation in a temporary folder. */
  readonly prepare?: (folder: string) => Promise<unknown>;
  readonly command: (folder: string) => readonly string[];
};

const support = 'tests/support/samples';

/** Java needs its own format of certificate stores. */
async function prepareJava(folder: string): Promise<void> {
  const names = ['VerifyWebhook', 'CreateTransfer'].map((name) => `content/developers/${name}.java`);
  await run('javac', ['-Xlint:all', '-Werror', '-d', folder, ...names, `${support}/RunSamples.java`]);
  if (!existsSync(path.join(folder, 'server.pem'))) return;
  const store = ['-keystore', path.join(folder, 'trust.p12'), '-storepass', 'changeit', '-noprompt'];
  await run('keytool', [
    '-importcert',
    '-alias',
    'server',
    '-file',
    path.join(folder, 'server.pem'),
    ...store,
  ]);
}

export const languages: readonly Language[] = [
  {
    name: 'TypeScript',
    needs: ['node'],
    command: () => ['node_modules/.bin/tsx', `${support}/run-samples.ts`],
  },
  { name: 'Python', needs: ['python3'], command: () => ['python3', `${support}/run_samples.py`] },
  {
    name: 'Java',
    needs: ['java', 'javac', 'keytool'],
    prepare: prepareJava,
    command: (folder) => [
      'java',
      `-Djavax.net.ssl.trustStore=${path.join(folder, 'trust.p12')}`,
      '-Djavax.net.ssl.trustStorePassword=changeit',
      ...['-cp', folder, 'RunSamples'],
    ],
  },
];

/**
 * Programs missing on this machine. On CI they are an error; elsewhere the tests are skipped with a message.
 */
export function findMissing(needs: readonly string[]): string[] {
  const missing = needs.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  if (missing.length === 0) return [];
  const message = `samples: not run without ${missing.join(', ')} (Debian: python3, openssl, default-jdk-headless)`;
  if (process.env['CI']) throw new Error(message);
  process.stderr.write(`${message}\n`);
  return missing;
}

/** Runs the samples of a language and returns their output by line. */
export async function runSamples(
  { command }: Language,
  folder: string,
  args: readonly string[],
): Promise<string[]> {
  const [program = '', ...options] = command(folder);
  const certificate = path.join(folder, 'server.pem');
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate, SSL_CERT_FILE: certificate };
  const { stdout } = await run(program, [...options, ...args], { env });
  return stdout.trimEnd().split('\n');
}
