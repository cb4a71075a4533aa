// `npm run export`: for a host. `npm run export:local`, as `npm start`: with forms that the local server answers.
import { setLocalForms } from './local-forms.mjs';
import { buildExport } from './setup.mjs';

if (process.argv.includes('--local-forms')) setLocalForms();
buildExport();
