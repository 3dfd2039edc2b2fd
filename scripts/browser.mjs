/** Finds Chromium, and knows how tests and measurements start it. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Prefers the headless shell: the same engine without tabs and menus, which are not visible anyway. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium() {
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the options with which Playwright starts the browser; undefined if the machine has no Chromium. */
export function browserToLaunch() {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const env = { ...process.env, HOME: path.join(tmpdir(), 'idp-dashboard-browser') };
  return { executablePath, args: flags, env };
}

/** Launches the browser of a measurement; ends the process if the machine has none. */
export async function launchToMeasure() {
  const options = browserToLaunch();
  if (!options) {
    console.error('This measurement needs Chromium; CHROMIUM_PATH names it.');
    process.exit(1);
  }
  const { chromium } = await import('playwright-core');
  return chromium.launch(options);
}
