// Plain JavaScript without dependencies: loaded before anything is installed.
import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';

/**
 * @typedef {object} Result
 * @property {string} name the npm script
 * @property {number} code exit code
 * @property {string} output stdout and stderr
 * @property {number} seconds
 */

/**
 * @typedef {object} Running
 * @property {Promise<Result>} result
 * @property {() => void} stop ends the script and its child processes
 */

/**
 * Runs an npm script and captures its output.
 * @param {string} name @param {string} [cwd] folder of its package.json @returns {Running}
 */
export function runScript(name, cwd = '.') {
  const start = performance.now();
  // A separate process group, so that its child processes can be ended with it.
  const child = spawn('npm', ['run', '-s', name], { cwd, detached: !isWindows, shell: isWindows });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  /** @type {Promise<Result>} */
  const result = new Promise((resolve) => {
    /** @param {number} code @param {string} [reason] */
    const end = (code, reason = '') =>
      resolve({
        name,
        code,
        output: Buffer.concat(chunks).toString() + reason,
        seconds: (performance.now() - start) / 1000,
      });
    child.on('error', (error) => end(1, `npm cannot be run: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (isWindows) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  };
  return { result, stop };
}

/**
 * A promise with its resolver, for which a script of another lane waits.
 * @returns {{ readonly opened: Promise<void>, readonly open: () => void }}
 */
function createGate() {
  let open = () => {};
  /** @type {Promise<void>} */
  const opened = new Promise((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

/**
 * Runs the scripts of each lane sequentially and the lanes in parallel. The first failure ends all of them.
 * @param {Readonly<Record<string, readonly string[]>>} lanes names of npm scripts
 * @param {Readonly<Record<string, string>>} needs scripts, each with its prerequisite in another lane
 * @param {{ start: (name: string) => void, end: (result: Result) => void }} report called when a script starts, and when it ends by itself
 * @param {AbortSignal} signal ends all of them
 * @param {(name: string) => Running} [run] starts a script
 * @returns {Promise<{ passed: string[], failed?: string }>} names of the passed scripts, and of the failed one
 */
export async function runLanes(lanes, needs, report, signal, run = (name) => runScript(name)) {
  /** @type {Set<Running>} */
  const running = new Set();
  /** @type {string[]} */
  const passed = [];
  /** @type {string | undefined} */
  let failed;
  const gates = new Map(Object.values(needs).map((name) => [name, createGate()]));
  const stopAll = () => running.forEach(({ stop }) => stop());
  /** @param {Result} result */
  const settle = (result) => {
    report.end(result);
    if (result.code === 0) {
      passed.push(result.name);
      gates.get(result.name)?.open();
    } else {
      failed = result.name;
      stopAll();
      gates.forEach(({ open }) => open());
    }
  };
  /** @param {readonly string[]} names */
  const runLane = async (names) => {
    for (const name of names) {
      const gate = gates.get(needs[name] ?? '');
      if (gate) await gate.opened;
      if (failed !== undefined) return;
      report.start(name);
      const script = run(name);
      running.add(script);
      const result = await script.result;
      running.delete(script);
      // A failure after another one means that the script was stopped.
      if (failed !== undefined) return;
      settle(result);
    }
  };
  const interrupt = () => {
    failed ??= 'interrupted';
    stopAll();
    gates.forEach(({ open }) => open());
  };
  signal.addEventListener('abort', interrupt);
  await Promise.all(Object.values(lanes).map(runLane));
  signal.removeEventListener('abort', interrupt);
  return { passed, ...(failed !== undefined && { failed }) };
}
