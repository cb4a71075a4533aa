import { createServer } from 'node:http';
import { toListener } from './node-adapter';
import { startFormService } from './service';
import { readFormSettings } from './settings';

/** The form service by itself, behind a proxy or on a host of its own: `npm run forms`. */
async function main(): Promise<void> {
  const settings = readFormSettings(process.env);
  const service = await startFormService(settings);
  const isBehindProxy = settings.FORMS_TRUST_PROXY === 'on';
  const server = createServer(toListener(service.handler, { isBehindProxy }));
  const stop = (): void => void server.close(() => void service.close());
  process.once('SIGTERM', stop).once('SIGINT', stop);
  server.on('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
    void service.close();
  });
  server.listen(settings.FORMS_PORT, () =>
    console.log(`The form service answers on http://localhost:${settings.FORMS_PORT}`),
  );
}

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
