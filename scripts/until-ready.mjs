// Waits until the shop on this computer can serve: `ExecStartPost` of deploy/systemd. Plain JavaScript without
// dependencies, so that it needs no build and no curl. The settings are those of the shop.
import { get } from 'node:http';

const { PORT = '3000', HOST = '', SITE_URL, API_URL } = process.env;
const api = new URL(API_URL || `${SITE_URL || 'http://localhost'}/api`);
const host = ['', '0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
const path = `${api.pathname.replace(/\/$/, '')}/readyz`;

/** Returns the status of the readiness probe; 0 = no answer. */
const status = () =>
  new Promise((resolve) => {
    const request = get({ host, port: PORT, path, headers: { host: api.host }, timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });

while ((await status()) !== 200) await new Promise((resolve) => setTimeout(resolve, 500));
