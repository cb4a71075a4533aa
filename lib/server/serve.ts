import { env } from '#lib/config/env';
import { formsPath, readFormsEndpoint } from '#lib/config/forms-endpoint';
import { listProxiedScripts } from '#lib/config/services';
import { toListener } from '#lib/forms/server/node-adapter';
import { startFormService, type FormService } from '#lib/forms/server/service';
import { readFormSettings } from '#lib/forms/server/settings';
import { createStaticServer, type Service } from './static-server';

const port = Number(process.env['PORT'] ?? 4173);
const origin = `http://localhost:${port}`;

/** Only where the build's forms send to this host; what leads back from a mail leads here. */
async function startForms(): Promise<FormService | undefined> {
  if (readFormsEndpoint(env) !== formsPath) return undefined;
  return startFormService(readFormSettings({ FORMS_ORIGIN: origin, ...process.env }));
}

function toService({ handler }: FormService): Service {
  const listener = toListener(handler, { isBehindProxy: false });
  return { prefix: `${formsPath}/`, answer: (request, response) => void listener(request, response) };
}

async function serve(): Promise<void> {
  const forms = await startForms();
  const server = createStaticServer('out', listProxiedScripts(env), forms && toService(forms));
  server.on('error', (error) => {
    const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(
      busy
        ? `Port ${port} is taken: stop what runs there, or choose another with PORT=4174 npm start.`
        : error.message,
    );
    process.exitCode = 1;
    void forms?.close();
  });
  server.listen(port, () => console.log(`Stellwerk is served on ${origin}`));
}

void serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
