import { env } from '#lib/config/env';
import { listProxiedScripts } from '#lib/config/services';
import { createStaticServer } from './static-server';

const port = Number(process.env['PORT'] ?? 4173);

const server = createStaticServer('out', listProxiedScripts(env));
server.on('error', (error) => {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(
    busy
      ? `Port ${port} is taken: stop what runs there, or choose another with PORT=4174 npm start.`
      : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, () => console.log(`Stellwerk is served on http://localhost:${port}`));
