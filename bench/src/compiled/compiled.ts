import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Types of arrays that the C programs can read. */
export type PlainArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

function hasCompiler(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns an array in the format that limit.h reads: the number of bytes, then the bytes. */
function bytesOf(array: PlainArray): readonly Uint8Array[] {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  return [new Uint8Array(Uint32Array.of(bytes.length).buffer), bytes];
}

/**
 * Compiles `<name>.c` with the machine's C compiler and runs it on the arrays. Returns the JSON that it prints, or null
 * if there is no compiler.
 */
export function runCompiled(name: string, arrays: readonly PlainArray[], folder: string, runs: number): unknown {
  if (!hasCompiler()) return null;
  const source = fileURLToPath(new URL(`${name}.c`, import.meta.url));
  const [data, program] = [`${folder}/${name}-data`, `${folder}/${name}`];
  writeFileSync(data, Buffer.concat(arrays.flatMap(bytesOf)));
  execFileSync('cc', ['-O3', '-march=native', '-o', program, source]);
  return JSON.parse(execFileSync(program, [data, String(runs)], { encoding: 'utf8' }));
}
