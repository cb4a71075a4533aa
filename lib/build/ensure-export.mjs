import { buildExport } from './setup.mjs';

buildExport();
