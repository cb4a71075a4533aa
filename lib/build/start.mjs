import { buildExport, installDependencies, runOrExit } from './setup.mjs';

installDependencies();
buildExport();
runOrExit('node_modules/.bin/tsx', ['lib/server/serve.ts']);
