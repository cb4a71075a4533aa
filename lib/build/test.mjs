// `npm test`: everything, page checks once per template; `--all-pages`: those page checks on all pages.
import './require-node.mjs';
import { allPagesLanes, everydayLanes, needs } from './checks.mjs';
import { rememberPages } from './changed-pages.mjs';
import { runLanes } from './run-lanes.mjs';
import { installBrowser, installDependencies } from './setup.mjs';

const lanes = process.argv.includes('--all-pages') ? allPagesLanes : everydayLanes;

/** @param {import('./run-lanes.mjs').Result} result */
function report({ name, code, output, seconds }) {
  console.log(`\n— ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds.toFixed(0)} s`);
  if (output.trim() !== '') console.log(output.trimEnd());
}

installDependencies();
installBrowser();
const { passed, failed } = await runLanes(lanes, needs, report);
if (failed === undefined) rememberPages();
else console.error(`\nThe check "${failed}" failed: npm run ${failed}`);
console.log(`\n${passed.length} passed, ${failed === undefined ? 0 : 1} failed`);
process.exitCode = failed === undefined ? 0 : 1;
