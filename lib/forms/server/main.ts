import { createServer } from 'node:http';
import { toListener } from './node-adapter';
import { startFormService } from './service';
import { readFormSettings } from './settings';

/** Time limits of the shutdown in milliseconds: for open connections, and for the whole process. */
const shutdownTimeouts = { connections: 5_000, process: 15_000 };

/** The form service as a separate process, behind a proxy or on its own host: `npm run forms`. */
async function main(): Promise<void> {
  // New files are readable by this user only.
  process.umask(0o077);
  const settings = readFormSettings(process.env);
  const { FORMS_HOST: host, FORMS_PORT: port } = settings;
  const service = await startFormService(settings);
  const isBehindProxy = settings.FORMS_TRUST_PROXY === 'on';
  const server = createServer(toListener(service.handler, { isBehindProxy }));
  const stop = (): void => {
    server.close(() => void service.close());
    // A closing server no longer enforces its timeouts.
    setTimeout(() => server.closeAllConnections(), shutdownTimeouts.connections).unref();
    setTimeout(() => process.exit(), shutdownTimeouts.process).unref();
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
