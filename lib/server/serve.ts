import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '#lib/config/env';
import { formsPath, hasLocalForms } from '#lib/config/forms-endpoint';
import { listProxiedScripts } from '#lib/config/services';
import { basePath } from '#lib/core/base-path';
import { toListener } from '#lib/forms/server/node-adapter';
import { startFormService, type FormService } from '#lib/forms/server/service';
import { readFormSettings } from '#lib/forms/server/settings';
import { readListeningPlace } from './listening-place';
import { createStaticServer, type Service } from './static-server';

/** Starts the form service, unless another host provides it. Links in its mails lead to this server. */
async function startForms(origin: string): Promise<FormService | undefined> {
  if (!hasLocalForms(env)) return undefined;
  return startFormService(readFormSettings({ FORMS_ORIGIN: origin, ...process.env }));
}

function toService({ handler }: FormService): Service {
  return { prefix: `${formsPath}/`, answer: toListener(handler, { isBehindProxy: false }) };
}

async function serve(): Promise<void> {
  // Submitted data is readable by this user only.
  process.umask(0o077);
  const { host, port } = readListeningPlace(process.env);
  const origin = `http://localhost:${port}`;
  // Without `_headers`, an export would be served without security headers.
  if (!existsSync(path.join('out', '_headers')))
    throw new Error('out: expected an export with its rules (_headers), found none: run npm start.');
  const forms = await startForms(origin);
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
  server.listen(port, host, () => console.log(`Stellwerk is served on ${origin}${basePath}`));
}

void serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
