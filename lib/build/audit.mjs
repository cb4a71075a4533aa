// `npm run audit`: checks the locked packages for known vulnerabilities; fails on severe ones.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { judgeAudit } from './judge-audit.mjs';

const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const { verdict, lines } = judgeAudit(stdout);
// A mirror of the registry may have no advisories; GitHub shows this line as a warning.
const begin = process.env['GITHUB_ACTIONS'] === 'true' ? '::warning::' : '';
if (verdict === 'unavailable')
  console.log(`${begin}The registry cannot be asked for advisories: ${lines.join()}`);
else console.log(verdict === 'clean' ? 'No package has a known grave weakness.' : lines.join('\n'));
process.exitCode = verdict === 'findings' ? 1 : 0;
