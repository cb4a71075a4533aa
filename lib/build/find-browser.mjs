// Plain JavaScript without dependencies: loaded before anything is installed.
import { existsSync } from 'node:fs';

/** Debian's browser packages for the tests: full Chromium and the headless shell. */
export const debianPackages = ['chromium', 'chromium-headless-shell'];

/**
 * Metric-compatible with Arial, the fallback until the web font loads: without it, layouts shift in tests.
 */
export const debianFonts = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

const [whole, engine] = debianPackages.map((name) => `/usr/bin/${name}`);

/** Whether Debian's packages are installed: all of them, or the given ones. */
export function isInstalled(packages = debianPackages) {
  return packages.every((name) => existsSync(`/usr/bin/${name}`));
}

/**
 * Launch options for most tests: the headless shell, which uses a quarter less CPU and is also Playwright's default.
 * @returns {{ executablePath?: string }} empty for Playwright's own download
 */
export function findEngine() {
  const executablePath = [engine, whole].find((file) => file !== undefined && existsSync(file));
  return executablePath === undefined ? {} : { executablePath };
}

/**
 * Launch options for full Chromium: the headless shell has no back/forward cache and renders text differently.
 * @returns {{ executablePath: string } | { channel: string }} the channel for Playwright's own download
 */
export function findWholeBrowser() {
  return whole !== undefined && existsSync(whole) ? { executablePath: whole } : { channel: 'chromium' };
}
