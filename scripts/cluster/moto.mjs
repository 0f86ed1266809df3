// Installs moto, an S3 server of PyPI, and starts it. It compares signatures by the code of Amazon's own Python client.
// Plain JavaScript for Node 20 without dependencies.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from '../run.mjs';

const version = '5.2.5';
const startMs = 60_000;

/** Returns the folder of moto, after installing it once. null = it cannot be installed, and it says so. */
export async function ensureMoto(cache) {
  const home = join(cache, `moto-${version}`);
  if (existsSync(home)) return home;
  await mkdir(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'installing-'));
  say(`Installing moto ${version} from PyPI, an S3 server (once) …`);
  const words = ['-m', 'pip', 'install', '--quiet', '--target', folder, `moto[s3]==${version}`, 'flask', 'flask-cors'];
  const { code, output } = await run('python3', words, { collect: true });
  if (code === 0) renameSync(folder, home);
  else {
    rmSync(folder, { recursive: true, force: true });
    say(output.trim());
    say(
      `No moto ${version}: install Python 3 with pip, or name a bucket in FARAD_S3_URL, FARAD_S3_BUCKET, FARAD_S3_KEY_ID and FARAD_S3_SECRET.`,
    );
  }
  return code === 0 ? home : null;
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Calls of the identity service. Until the server checks signatures, it takes any. */
async function ask(url, action, parameters) {
  const scope = '20260101/us-east-1/iam/aws4_request';
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: `AWS4-HMAC-SHA256 Credential=any/${scope}, SignedHeaders=host, Signature=any`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ Action: action, Version: '2010-05-08', ...parameters }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`moto: ${action}: ${response.status} ${text}`);
  return text;
}

const allowed = (bucket) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Action: 's3:ListBucket', Resource: `arn:aws:s3:::${bucket}` },
      {
        Effect: 'Allow',
        Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'],
        Resource: `arn:aws:s3:::${bucket}/*`,
      },
    ],
  });

/** Makes a bucket, and an account that may do in it what the shop does and nothing else. */
async function makeAccount(url, bucket) {
  await ask(url, 'CreateUser', { UserName: 'shop' });
  const PolicyDocument = allowed(bucket);
  await ask(url, 'PutUserPolicy', { UserName: 'shop', PolicyName: 'files', PolicyDocument });
  const text = await ask(url, 'CreateAccessKey', { UserName: 'shop' });
  const of = (name) => new RegExp(`<${name}>([^<]+)</${name}>`, 'u').exec(text)?.[1] ?? '';
  const made = await fetch(`${url}/${bucket}`, { method: 'PUT' });
  if (!made.ok) throw new Error(`moto: bucket ${bucket}: ${made.status} ${await made.text()}`);
  // From now on the server checks who asks.
  await fetch(`${url}/moto-api/reset-auth`, { method: 'POST', body: '0' });
  return { keyId: of('AccessKeyId'), secret: of('SecretAccessKey') };
}

async function answers(url, child) {
  for (const end = Date.now() + startMs; Date.now() < end;) {
    if (child.exitCode !== null) return false;
    try {
      if ((await fetch(`${url}/moto-api/`, { signal: AbortSignal.timeout(2000) })).ok) return true;
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
  }
  return false;
}

/** Starts moto with a bucket. Resolves to the environment that names both, and a function that stops it. */
export async function startMoto(home) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'farad-moto-'));
  const output = openSync(join(folder, 'output.log'), 'w');
  const child = spawn('python3', ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', output, output],
    env: { ...process.env, PYTHONPATH: home, MOTO_S3_DEFAULT_KEY_BUFFER_SIZE: String(64 * 1024 ** 2) },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (!(await answers(url, child))) throw new Error(`moto does not answer; its output is in ${folder}`);
    const bucket = 'farad-test';
    const { keyId, secret } = await makeAccount(url, bucket);
    const env = {
      FARAD_S3_URL: url,
      FARAD_S3_BUCKET: bucket,
      FARAD_S3_REGION: 'us-east-1',
      FARAD_S3_KEY_ID: keyId,
      FARAD_S3_SECRET: secret,
    };
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
