/** Finds Chromium and starts one of it for all browser tests. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** First what has no window: the same engine, without a frame, tabs and menus that would be drawn for nobody. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
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

/** `{url, stop}`: tests connect to the url; or null where the machine has no Chromium. */
export async function startBrowser() {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    args: flags,
    env: { ...process.env, HOME: path.join(tmpdir(), 'idp-dashboard-browser') },
  });
  return { url: server.wsEndpoint(), stop: () => server.close() };
}
