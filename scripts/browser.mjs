// Finds the browser for the journeys, or installs one.
import { existsSync } from 'node:fs';
import { canInstall, install, lastLines } from './debian.mjs';
import { runBin, say } from './run.mjs';

/** The version without windows needs half of the resources. */
const headless = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [headless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const findSystemBrowser = () => systemBrowsers.find((path) => existsSync(path));

/** As wide as Arial, which buyers have. Layout shifts caused by the page's own font are measured against it. */
const arialLike = ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'];

async function installFonts() {
  if (!canInstall() || arialLike.some((path) => existsSync(path))) return;
  const { code, output } = await install('fonts-liberation');
  if (code !== 0) say(lastLines(output));
}

async function installFromApt() {
  if (!canInstall()) return;
  say('Installing the package chromium-headless-shell for the browser tests (once) …');
  const tried = await install('chromium-headless-shell');
  if (tried.code === 0 || findSystemBrowser() !== undefined) return;
  const { code, output } = await install('chromium');
  if (code !== 0) say(lastLines(output));
}

/**
 * Returns the environment that selects the browser for the journeys: CHROMIUM_PATH for a system browser, empty for
 * Playwright's own. Returns null with a message if there is none; the tests then fail and are never skipped.
 */
export async function ensureBrowser() {
  if (!existsSync(headless)) await installFromApt();
  await installFonts();
  const path = findSystemBrowser();
  if (path !== undefined) return { CHROMIUM_PATH: path };
  say("Installing Playwright's Chromium (once) …");
  const { code, output } = await runBin('@playwright/test/cli.js', ['install', 'chromium'], { collect: true });
  if (code === 0) return {};
  say(output.trim());
  say('No browser for the browser tests: neither a system Chromium nor apt-get as root nor a download worked.');
  say('Install the package chromium, or run: npx playwright install --with-deps chromium');
  return null;
}
