// Finds a browser for the browser journeys, or installs one.
import { existsSync } from 'node:fs';
import { canInstall, install, lastLines } from './debian.mjs';
import { runBin, say } from './run.mjs';

/** A Chromium without windows, which needs half of the memory and time. */
const headless = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [headless, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const findSystemBrowser = () => systemBrowsers.find((path) => existsSync(path));

/**
 * Folders of Liberation, a font as wide as Arial. Customers have Arial, and the pages are made so that nothing shifts
 * when the web font replaces it.
 */
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
 * Returns the environment variables that select the browser for the journeys: CHROMIUM_PATH for a system browser, none
 * for Playwright's own. Returns null after a message if no browser can be found or installed. The tests then fail; they
 * are never skipped.
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
