import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Failure = { readonly stdout?: string; readonly stderr?: string };

/**
 * Runs a program with `NODE_ENV=production`.
 *
 * @param command program and arguments; the program's path is relative to `cwd`
 * @throws Error with the program's output if it fails
 */
export async function runProgram([program = '', ...args]: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  try {
    await promisify(execFile)(program, args, { cwd, env, maxBuffer: Infinity });
  } catch (cause) {
    const { stdout = '', stderr = '' } = cause as Failure;
    throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause });
  }
}
