import { spawnSync } from 'node:child_process';
import { buildExport, installBrowser, installDependencies } from './setup.mjs';

/** Every check, cheap ones first. Each is also an npm script of its own. */
const checks = [
  ['lint', 'node_modules/.bin/eslint', ['.', '--max-warnings', '0']],
  ['types', 'node_modules/.bin/tsc', ['--noEmit']],
  ['unit', 'node_modules/.bin/jest', ['--selectProjects', 'unit', 'dom']],
  ['content', 'node_modules/.bin/jest', ['--selectProjects', 'content']],
];

/** Checks of the exported site. */
const exportChecks = [
  ['export', 'node_modules/.bin/jest', ['--selectProjects', 'export']],
  ['browser', 'node_modules/.bin/playwright', ['test']],
];

/** @type {string[]} */
const passed = [];

/** @param {readonly (readonly [string, string, readonly string[]])[]} list */
function runAll(list) {
  for (const [name, command, args] of list) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) {
      console.log(`\n${passed.length} passed, 1 failed`);
      console.error(`The check "${name}" failed.`);
      process.exit(1);
    }
    passed.push(name);
  }
}

installDependencies();
installBrowser();
runAll(/** @type {never} */ (checks));
console.log('\n— build');
buildExport();
passed.push('build');
runAll(/** @type {never} */ (exportChecks));
console.log(`\n${passed.length} passed, 0 failed`);
