import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A running program and the origin at which it answers. */
export interface Program {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

const patienceMs = 180_000;

/** Starts a program and waits until it prints `ready <origin>`. `imports` are modules that Node loads first. */
export async function startProgram(
  file: string,
  args: readonly string[],
  environment: Record<string, string>,
  imports: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [...imports.flatMap((each) => ['--import', each]), file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ready = Promise.withResolvers<string>();
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const origin = /^ready (http:\S+)$/m.exec(said)?.[1];
    if (origin !== undefined) ready.resolve(origin);
  });
  child.once('exit', (code) => ready.reject(new Error(`${file} ended with ${code}:\n${said}`)));
  const timer = setTimeout(() => ready.reject(new Error(`${file} was not ready in time:\n${said}`)), patienceMs);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  try {
    return { origin: (await ready.promise).replace('localhost', '127.0.0.1'), child, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
