import './require-node.mjs';
import { spawn } from 'node:child_process';
import { setLocalForms } from './local-forms.mjs';
import { buildExport, installPackages } from './setup.mjs';

setLocalForms();
installPackages({ withChecks: false });
buildExport();

// One process, which ends with this one: a signal that only this one got would leave the port taken.
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/server/serve.ts'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
// npm hands a signal to its shell, which ends without handing it on: this process gets another parent then.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 0));
