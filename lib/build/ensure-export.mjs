// `npm run export`: for a host. `npm run export:local`, like `npm start`: with forms served by the local
// server.
import { setLocalForms } from './local-forms.mjs';
import { buildExport } from './setup.mjs';

if (process.argv.includes('--local-forms')) setLocalForms();
buildExport();
