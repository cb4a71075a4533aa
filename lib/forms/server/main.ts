import { createServer } from 'node:http';
import { toListener } from './node-adapter';
import { startFormService } from './service';
import { readFormSettings } from './settings';

/** Milliseconds that connections have to come to their end after a signal, and all that is left of the process. */
const grace = { connections: 5_000, process: 15_000 };

/** The form service by itself, behind a proxy or on a host of its own: `npm run forms`. */
async function main(): Promise<void> {
  // What it writes is read by this user alone.
  process.umask(0o077);
  const settings = readFormSettings(process.env);
  const { FORMS_HOST: host, FORMS_PORT: port } = settings;
  const service = await startFormService(settings);
  const isBehindProxy = settings.FORMS_TRUST_PROXY === 'on';
  const server = createServer(toListener(service.handler, { isBehindProxy }));
  const stop = (): void => {
    server.close(() => void service.close());
    // A server that closes has no time limits of its own any more.
    setTimeout(() => server.closeAllConnections(), grace.connections).unref();
    setTimeout(() => process.exit(), grace.process).unref();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  server.on('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
    void service.close();
  });
  server.listen(port, host, () => console.log(`The form service answers on http://${host}:${port}`));
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
