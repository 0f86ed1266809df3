// Copies the files of the shop from the data folder into the bucket, or back: `npm run files:move -- --to bucket`. The
// shop may be running. See docs/operations.md, "Files in a bucket".
import { parseArgs } from 'node:util';

import { createFolderStore, createS3Store, type FileStorePort } from '@farad/integrations/file-store';

import { ConfigError, readConfig } from '../config/config.ts';
import { compareFolder, copyFolder, movedFolders, removeMoved } from '../files/move-files.ts';
import { commandForm } from '../kit/command-form.ts';
import { describeError } from '../start/describe-error.ts';
import { t } from '../start/terminal-words.ts';
import { WrongUsage } from '../start/usage.ts';

const usage = `${commandForm()} files:move -- --to bucket|folder [--remove]`;
const sayEvery = 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Arguments {
  readonly to: 'bucket' | 'folder';
  readonly removes: boolean;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, remove: { type: 'boolean', default: false } },
    });
    if (values.to !== 'bucket' && values.to !== 'folder') throw new WrongUsage(usage);
    return { to: values.to, removes: values.remove };
  } catch (error) {
    if (error instanceof TypeError) throw new WrongUsage(`${error.message}: ${usage}`);
    throw error;
  }
}

/** Copies all folders, then compares them. Returns the names of the files that differ. */
async function copyAll(from: FileStorePort, to: FileStorePort): Promise<readonly string[]> {
  const different: string[] = [];
  let [files, bytes] = [0, 0];
  for (const folder of movedFolders) {
    const done = await copyFolder(from, to, folder, (number, total) => {
      if (number % sayEvery === 0)
        say(t('commands.filesCopying', { folder, done: String(number), total: String(total) }));
    });
    const figures = { files: String(done.files), bytes: String(done.bytes), copied: String(done.copied) };
    say(t('commands.filesCopied', { folder, ...figures }));
    const compared = await compareFolder(from, to, folder);
    files += compared.files;
    bytes += compared.bytes;
    different.push(...compared.different);
  }
  if (different.length === 0) say(t('commands.filesSame', { files: String(files), bytes: String(bytes) }));
  return different;
}

async function move({ to, removes }: Arguments): Promise<void> {
  const { dataDir, s3 } = readConfig(process.env);
  if (s3 === null) throw new ConfigError([t('commands.filesNoBucket')]);
  const [folder, bucket] = [createFolderStore(dataDir), createS3Store(s3)];
  const [source, target] = to === 'bucket' ? [folder, bucket] : [bucket, folder];
  const different = await copyAll(source, target);
  const [name] = different;
  if (name !== undefined) {
    say(t('commands.filesDiffer', { count: String(different.length), name }));
    process.exitCode = 1;
    return;
  }
  if (!removes) {
    say(t('commands.filesKept'));
    return;
  }
  let count = 0;
  for (const each of movedFolders) count += await removeMoved(source, target, each);
  say(t('commands.filesRemoved', { count: String(count) }));
}

try {
  await move(readArguments());
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
