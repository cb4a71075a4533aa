import './require-node.mjs';
import { spawn } from 'node:child_process';
import { buildExport, installDependencies } from './setup.mjs';

installDependencies();
buildExport();

// One process, which ends with this one: a signal that only this one got would leave the port taken.
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/server/serve.ts'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
