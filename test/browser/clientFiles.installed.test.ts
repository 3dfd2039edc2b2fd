/** The built pages as files of a web server of the field, with the lines of docs/switching/FRONT.md, before the existing server. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { closeBrowser, visit } from '../support/browser/browser';
import { freePort } from '../support/product/dashboard';
import { documentedCode } from '../support/field/documented';
import { startApache, startNginx, testWithProxy } from '../support/field/proxies';
import { federation } from '../support/otherServer/federation';
import { serveOther, type ServedOther } from '../support/otherServer/serveOther';
import { root } from '../support/product/serverProcess';

const held = federation({ language: undefined });
let other: ServedOther;
let folder: string;

beforeAll(async () => {
  other = await serveOther(held);
  // Web servers read as another user, who does not get into every checkout.
  folder = mkdtempSync('/tmp/idp-dashboard-files-');
  mkdirSync(path.join(folder, 'dashboards'), { recursive: true });
  const client = path.join(root, 'dist/client');
  for (const to of ['idp-dashboard-client', 'dashboards/federation'])
    cpSync(client, path.join(folder, to), { recursive: true, filter: (from) => !from.endsWith('.map') });
  spawnSync('chmod', ['-R', 'a+rX', folder]);
});
afterAll(async () => {
  await other.stop();
  rmSync(folder, { recursive: true, force: true });
  await closeBrowser();
});

beforeEach(() => void (held.tickets.length = 0));

const linesOf = (heading: string) =>
  documentedCode('switching/FRONT.md', `### ${heading}`)
    .replaceAll('/usr/share', folder)
    .replaceAll('127.0.0.1:8080', new URL(other.url).host);

/** Opens an address deep in the application, follows links, and requests a connection. */
async function walk(home: string): Promise<void> {
  const { context, page, complaints } = await visit();
  await page.goto(`${home}/apps/all?language=en`);
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
  await page.getByRole('link', { name: 'Wiki' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wiki' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Wiki' }).waitFor();
  expect(page.url().startsWith(`${home}/apps/42/`)).toBe(true);
  await page
    .getByRole('link', { name: /^Connect/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /I accept/ }).check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByRole('heading', { name: 'Request sent' }).waitFor();
  expect(complaints).toEqual([]);
  const script = await page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '',
  );
  const [file, none] = await Promise.all([fetch(script), fetch(`${home}/assets/none.js`)]);
  expect([file.status, none.status]).toEqual([200, 404]);
  expect(file.headers.get('cache-control')).toMatch(/max-age=3153\d{4}/);
  await context.close();
}

const wholeApache = ['dir', 'mime', 'headers', 'expires', 'proxy', 'proxy_http'];
const belowApache = [...wholeApache, 'alias', 'filter', 'substitute'];

testWithProxy('nginx').each([
  ['nginx', ''],
  ['nginx, below a path', '/federation'],
])('%s', async (heading, base) => {
  const port = await freePort();
  const types = 'include /etc/nginx/mime.types;';
  const nginx = await startNginx(port, `${types}\n${linesOf(heading)}`);
  try {
    await walk(`http://localhost:${port}${base}`);
  } finally {
    await nginx.stop();
  }
});

testWithProxy('Apache').each([
  ['Apache', '', wholeApache],
  ['Apache, below a path', '/federation', belowApache],
] as const)('%s', async (heading, base, modules) => {
  const port = await freePort();
  const apache = await startApache(port, modules, linesOf(heading));
  try {
    await walk(`http://localhost:${port}${base}`);
  } finally {
    await apache.stop();
  }
});
