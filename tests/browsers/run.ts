import { spawnSync } from 'node:child_process';
import { engineNames, findExecutable, installations, type EngineName } from '#tests/support/browsers/engines';

/** Says of a browser that it is missing. */
function tellMissing(name: EngineName): void {
  const { title, packages } = installations[name];
  console.log(`${title} is not installed, its journeys are left out: sudo apt-get install ${packages}`);
}

/** WebKit draws in a window: without a display it gets one that nobody sees. */
function readCommand(names: readonly EngineName[]): string[] {
  const config = '--config=playwright.browsers.config.ts';
  const playwright = ['playwright', 'test', config, ...names.map((name) => `--project=${name}`)];
  const needsDisplay = names.includes('webkit') && process.env['DISPLAY'] === undefined;
  return needsDisplay ? ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', ...playwright] : playwright;
}

/**
 * Goes on the core journeys in Firefox and in WebKit, where they are installed. Needs an export.
 *
 * @param options what Playwright is told besides
 * @returns the exit code: 1 too where `REQUIRE_BROWSERS` is set and a browser is missing
 */
function runJourneys(options: readonly string[]): number {
  const installed = engineNames.filter((name) => findExecutable(name) !== undefined);
  const missing = engineNames.filter((name) => !installed.includes(name));
  missing.forEach(tellMissing);
  if (missing.length > 0 && process.env['REQUIRE_BROWSERS']) return 1;
  if (installed.length === 0) return 0;
  const [program = '', ...args] = [...readCommand(installed), ...options];
  return spawnSync(program, args, { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = runJourneys(process.argv.slice(2));
