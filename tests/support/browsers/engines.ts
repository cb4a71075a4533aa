import { existsSync } from 'node:fs';
import { startFirefox } from './firefox';
import type { Engine } from './tab';
import { startWebKit } from './webkit';

export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

type Installation = {
  readonly title: string;
  /** Paths in Debian and Ubuntu; the first existing one is used. */
  readonly executables: readonly string[];
  /** Other required programs. */
  readonly tools?: readonly string[];
  /** Packages to install. */
  readonly packages: string;
  readonly start: (executable: string) => Promise<Engine>;
};

export const installations: Readonly<Record<EngineName, Installation>> = {
  firefox: {
    title: 'Firefox',
    executables: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: 'firefox-esr',
    start: startFirefox,
  },
  webkit: {
    title: 'WebKit',
    executables: ['/usr/bin/WebKitWebDriver'],
    // Its window needs a display.
    ...(process.env['DISPLAY'] === undefined && { tools: ['/usr/bin/xvfb-run', '/usr/bin/xauth'] }),
    packages: 'webkit2gtk-driver xvfb xauth',
    start: startWebKit,
  },
};

/** @returns undefined if it is not installed */
export function findExecutable(name: EngineName): string | undefined {
  const { executables, tools = [] } = installations[name];
  return tools.every((file) => existsSync(file)) ? executables.find((file) => existsSync(file)) : undefined;
}
