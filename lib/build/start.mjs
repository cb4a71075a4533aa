import './require-node.mjs';
import { spawn } from 'node:child_process';
import { setLocalForms } from './local-forms.mjs';
import { buildExport, installPackages } from './setup.mjs';

setLocalForms();
installPackages({ withChecks: false });
buildExport();

// One process, which ends with this one: an orphaned server would keep the port in use.
const server = spawn(process.execPath, ['--import', 'tsx', 'lib/server/serve.ts'], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => server.kill(signal));
// npm sends signals to its shell, which exits without forwarding them: this process then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code) => process.exit(code ?? 0));
