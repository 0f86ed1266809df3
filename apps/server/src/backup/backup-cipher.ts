// Encryption of backups (docs/operations.md, decision 0042). Files have the format of `openssl enc -aes-256-cbc
// -pbkdf2`.
import { createCipheriv, createDecipheriv, createHmac, pbkdf2, pbkdf2Sync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';

import { RestoreRefused } from '@farad/database/backup/load';

import { ConfigError } from '../config/config.ts';
import { t } from '../start/terminal-words.ts';

const algorithm = 'aes-256-cbc';
const digest = 'sha256';
const keyBytes = 32;
const ivBytes = 16;
const saltBytes = 8;
const magic = Buffer.from('Salted__');
const headBytes = magic.length + saltBytes;
/** PBKDF2 iterations for a passphrase, which a person chose. OWASP recommends 600,000 for PBKDF2-HMAC-SHA256. */
const passphraseIterations = 600_000;
/** PBKDF2 iterations for the key of a backup. The key is random, so more iterations would not make it safer. */
const keyIterations = 1;

const derivedBytes = keyBytes + ivBytes;

/** Encrypts and decrypts the files of one backup. */
export interface BackupCipher {
  /** Suffix of each file name. */
  readonly ending: '' | '.enc';
  /** Returns new streams that encrypt a file. `opening` returns the streams that decrypt it. */
  readonly sealing: () => readonly Transform[];
  readonly opening: () => readonly Transform[];
  /**
   * Returns an HMAC, which proves that these bytes were written with the backup's key; null = the backup is not
   * encrypted.
   */
  readonly proofOf: ((bytes: Buffer) => string) | null;
}

/** The cipher of a backup that is not encrypted. */
export const plain: BackupCipher = { ending: '', sealing: () => [], opening: () => [], proofOf: null };

function seal(derived: Buffer, salt: Buffer): Transform {
  const cipher = createCipheriv(algorithm, derived.subarray(0, keyBytes), derived.subarray(keyBytes));
  let isBegun = false;
  const begin = (stream: Transform): void => {
    if (!isBegun) stream.push(Buffer.concat([magic, salt]));
    isBegun = true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      done(null, cipher.update(chunk));
    },
    flush(done) {
      begin(this);
      done(null, cipher.final());
    },
  });
}

const broken = (cause?: unknown): RestoreRefused => new RestoreRefused('cannot_decrypt', {}, { cause });

/**
 * Returns a stream that decrypts a file. The file begins with a salt. `derive` computes key and initialisation vector
 * from the salt.
 */
function open(derive: (salt: Buffer) => Buffer): Transform {
  let head = Buffer.alloc(0);
  let decipher: ReturnType<typeof createDecipheriv> | undefined;
  const take = (chunk: Buffer): Buffer => {
    if (decipher !== undefined) return decipher.update(chunk);
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) return Buffer.alloc(0);
    if (!head.subarray(0, magic.length).equals(magic)) throw broken();
    const derived = derive(head.subarray(magic.length, headBytes));
    decipher = createDecipheriv(algorithm, derived.subarray(0, keyBytes), derived.subarray(keyBytes));
    return decipher.update(head.subarray(headBytes));
  };
  const within = (work: () => Buffer, done: TransformCallback): void => {
    let bytes: Buffer;
    try {
      bytes = work();
    } catch (error) {
      done(error instanceof RestoreRefused ? error : broken(error));
      return;
    }
    done(null, bytes);
  };
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => within(() => take(chunk), done),
    flush: (done) =>
      within(() => {
        if (decipher === undefined) throw broken();
        return decipher.final();
      }, done),
  });
}

/**
 * Random keys of one backup: `password` encrypts its files, and `proof` is the HMAC key for its manifest, in
 * hexadecimal.
 */
interface BackupKey {
  readonly password: string;
  readonly proof: string;
}

function cipherOf({ password, proof }: BackupKey): BackupCipher {
  const derive = (salt: Buffer): Buffer => pbkdf2Sync(password, salt, keyIterations, derivedBytes, digest);
  return {
    ending: '.enc',
    sealing: () => {
      const salt = randomBytes(saltBytes);
      return [seal(derive(salt), salt)];
    },
    opening: () => [open(derive)],
    proofOf: (bytes) => createHmac(digest, Buffer.from(proof, 'hex')).update(bytes).digest('hex'),
  };
}

const deriveSlowly = promisify(pbkdf2);

async function passThrough(stream: Transform, bytes: Buffer): Promise<Buffer> {
  stream.end(bytes);
  return Buffer.concat(await stream.toArray());
}

/** Returns a buffer encrypted like a file of the backup. */
export async function sealBytes(cipher: BackupCipher, bytes: Buffer): Promise<Buffer> {
  const [stream] = cipher.sealing();
  return stream === undefined ? bytes : passThrough(stream, bytes);
}

export async function openBytes(cipher: BackupCipher, bytes: Buffer): Promise<Buffer> {
  const [stream] = cipher.opening();
  return stream === undefined ? bytes : passThrough(stream, bytes);
}

const keyForm = /^([0-9a-f]{64})\n([0-9a-f]{64})\n$/;

/**
 * Returns a cipher with new random keys, and a file with these keys encrypted by the passphrase. The file becomes part
 * of the backup.
 */
export async function newCipher(passphrase: string): Promise<{ readonly cipher: BackupCipher; readonly key: Buffer }> {
  const key = { password: randomBytes(keyBytes).toString('hex'), proof: randomBytes(keyBytes).toString('hex') };
  const salt = randomBytes(saltBytes);
  const derived = await deriveSlowly(passphrase, salt, passphraseIterations, derivedBytes, digest);
  return {
    cipher: cipherOf(key),
    key: await passThrough(seal(derived, salt), Buffer.from(`${key.password}\n${key.proof}\n`)),
  };
}

/** Returns the cipher of a backup whose key file was read. Throws RestoreRefused if the passphrase is wrong. */
export async function cipherOfBackup(key: Buffer, passphrase: string): Promise<BackupCipher> {
  const derived = await deriveSlowly(
    passphrase,
    key.subarray(magic.length, headBytes),
    passphraseIterations,
    derivedBytes,
    digest,
  );
  const opened = await passThrough(
    open(() => derived),
    key,
  ).catch(() => Buffer.alloc(0));
  const [, password, proof] = keyForm.exec(opened.toString('latin1')) ?? [];
  if (password === undefined || proof === undefined) throw new RestoreRefused('other_passphrase');
  return cipherOf({ password, proof });
}

const passphraseMin = 20;

/** Returns the first line of the passphrase file; null = no file is configured, so backups are not encrypted. */
export async function readPassphrase(file: string | null): Promise<string | null> {
  if (file === null) return null;
  const content = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new ConfigError([t('commands.passphraseUnread', { error: String(error) })]);
  });
  const passphrase = content.split(/\r?\n/, 1)[0] ?? '';
  if (passphrase.length >= passphraseMin) return passphrase;
  throw new ConfigError([t('commands.passphraseShort', { file, least: String(passphraseMin) })]);
}
