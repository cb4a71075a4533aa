// `npm test`: each check once, page checks once per template; `--thorough`: the remaining ones.
import './require-node.mjs';
import { everydayLanes, needs, thoroughLanes } from './checks.mjs';
import { rememberPages } from './changed-pages.mjs';
import { runLanes } from './run-lanes.mjs';
import { installBrowser, installPackages } from './setup.mjs';

const lanes = process.argv.includes('--thorough') ? thoroughLanes : everydayLanes;

const count = Object.values(lanes).flat().length;
/** @type {import('./run-lanes.mjs').Result[]} */
const ended = [];

/** @param {string} name @param {number} seconds */
const toRow = (name, seconds) => `${name.padEnd(16)}${seconds.toFixed(0).padStart(5)} s`;

const report = {
  /** @param {string} name */
  start: (name) => console.log(`… ${name}`),
  /** @param {import('./run-lanes.mjs').Result} result */
  end: (result) => {
    const { name, code, output, seconds } = result;
    ended.push(result);
    console.log(`${code === 0 ? '✓' : '✗'} ${toRow(name, seconds)}   ${ended.length} of ${count}`);
    // Passed checks only print a list of what they did.
    if (code !== 0) console.log(output.trimEnd());
  },
};

const interruption = new AbortController();
const interrupt = () => interruption.abort();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, interrupt);
// npm sends signals to its shell, which exits without forwarding them: this process then gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && interrupt(), 500).unref();

installPackages({ withChecks: true });
installBrowser();
const { passed, failed } = await runLanes(lanes, needs, report, interruption.signal);
console.log(`\n${ended.map(({ name, seconds }) => toRow(name, seconds)).join('\n')}`);
if (failed === undefined) {
  if (lanes === everydayLanes) rememberPages();
} else if (failed === 'interrupted') console.error('\nInterrupted');
else console.error(`\nThe check "${failed}" failed: npm run ${failed}`);
console.log(`\n${passed.length} passed, ${failed === undefined ? 0 : 1} failed`);
process.exitCode = failed === undefined ? 0 : 1;
