import { spawnSync } from 'node:child_process';
import { engineNames, findExecutable, installations, type EngineName } from '#tests/support/browsers/engines';

/** Reports a missing browser. */
function tellMissing(name: EngineName): void {
  const { title, packages } = installations[name];
  console.log(`${title} is not installed, its journeys are left out: sudo apt-get install ${packages}`);
}

/** WebKit needs a window: without a display, it runs in a virtual one. */
function readCommand(names: readonly EngineName[]): string[] {
  const config = '--config=playwright.browsers.config.ts';
  const playwright = ['playwright', 'test', config, ...names.map((name) => `--project=${name}`)];
  const needsDisplay = names.includes('webkit') && process.env['DISPLAY'] === undefined;
  return needsDisplay ? ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', ...playwright] : playwright;
}

/**
 * Runs the core journeys in the installed ones of Firefox and WebKit. Needs an export.
 *
 * @param options additional options for Playwright
 * @returns exit code: also 1 if `REQUIRE_BROWSERS` is set and a browser is missing
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
