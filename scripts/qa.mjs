/**
 * `npm run qa`: starts the server like `npm start`, prints the address of the visualiser, and opens it if
 * there is a screen.
 */
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';

/** Returns the command that opens an address on this system; null if there is no screen. */
function opener() {
  if (!process.stdout.isTTY || process.env.CI) return null;
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', ''];
  return process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}

process.env.VISUALISER ??= '1';
await prepare({ forStart: true });
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');

const { PUBLIC_URL, HOST = 'localhost', PORT = '8280' } = process.env;
const address = `${(PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '')}/qa`;
console.log(`Statecharts: ${address}`);
const [command, ...before] = opener() ?? [];
if (command) {
  const browser = spawn(command, [...before, address], { detached: true, stdio: 'ignore' });
  browser.on('error', () => undefined);
  browser.unref();
}
