// Plain JavaScript without dependencies: this is read before anything is installed.
import { existsSync } from 'node:fs';

/** Debian's packages with the browsers for the tests: all of Chromium, and its engine without windows. */
export const debianPackages = ['chromium', 'chromium-headless-shell'];

/** Letters as wide as Arial's, in which pages stand until their font comes: without them layouts shift in tests. */
export const debianFonts = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

const [whole, engine] = debianPackages.map((name) => `/usr/bin/${name}`);

/** Whether Debian's packages are installed: all of them, or those named. */
export function isInstalled(packages = debianPackages) {
  return packages.every((name) => existsSync(`/usr/bin/${name}`));
}

/**
 * What launches the browser of most tests: the engine alone, which takes a quarter less work. It is also
 * what Playwright's own download launches without a window.
 * @returns {{ executablePath?: string }} nothing where Playwright has its own
 */
export function findEngine() {
  const executablePath = [engine, whole].find((file) => file !== undefined && existsSync(file));
  return executablePath === undefined ? {} : { executablePath };
}

/**
 * What launches all of Chromium, for what the engine alone does not do: it keeps no page for Back, and
 * draws letters in another way.
 * @returns {{ executablePath: string } | { channel: string }} the channel where Playwright has its own
 */
export function findWholeBrowser() {
  return whole !== undefined && existsSync(whole) ? { executablePath: whole } : { channel: 'chromium' };
}
