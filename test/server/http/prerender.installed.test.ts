/** The document of the overview before its scripts have loaded, rendered by the built application. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { showsOverview } from '../../../server/modules/client/prerender';
import dutch from '../../../translations/core/nl.json';
import { catalogueIn } from '../../architecture/catalogues';
import { serviceRow } from '../../support/server/fixtures';
import { startTestApp, type TestApp, type TestClient } from '../../support/server/server';
import { root } from '../../support/product/serverProcess';
import { withMoreServices } from '../catalogue/moreServices';
import { until } from '../../support/until';

const english = catalogueIn('en');
const page = { accept: 'text/html', 'accept-encoding': 'identity' };
const oddName = '"><script>alert(1)</script>$&<img onerror=alert(2) style="color:red"';

let server: TestApp;
let admin: TestClient;
let guest: TestClient;

beforeAll(async () => {
  server = await startTestApp({ clientDir: path.join(root, 'dist/client') });
  await withMoreServices(server.database);
  await server.database.transaction(async (tx) => {
    const odd = serviceRow(
      'https://odd.example',
      { eid: 77 },
      { names: { en: oddName }, logoUrl: 'https://logos.example/odd.svg' },
    );
    await tx.insertInto('service').values(odd).execute();
  });
  [admin, guest] = await Promise.all([server.as('admin'), server.as('guest')]);
});
afterAll(async () => server.close());

const send = (who: TestClient, address: string, headers: Readonly<Record<string, string>> = {}) =>
  who.call('GET', address, undefined, { ...page, ...headers });

/** Returns what is prerendered in a document. */
function prerenderedIn(html: string): string | undefined {
  return /<div class="prerendered" inert aria-hidden="true">(.*)<\/div>\s*<main class="boot" lang="en">/s.exec(
    html,
  )?.[1];
}

/** The thread has to start first, on a busy machine. */
async function seen(who: TestClient, address: string, headers: Readonly<Record<string, string>> = {}) {
  return until(async () => {
    const response = await send(who, address, headers);
    const shown = prerenderedIn(response.body);
    return shown !== undefined && { response, shown };
  });
}

/** Services by the addresses of their links. */
const linked = (shown: string) =>
  [...shown.matchAll(/href="\/apps\/(\d+)\//g)].map(([, eid]) => Number(eid)).sort();

/**
 * Returns what the server gives to them, but for services that are tried out: the list shows those to institutions that are.
 */
async function listed(who: TestClient): Promise<number[]> {
  const response = await who.get('/dashboard/api/services');
  const { payload } = response.json<{ payload: { apps: { id: number; state: string }[] } }>();
  return payload.apps.flatMap(({ id, state }) => (state === 'prodaccepted' ? [Number(id)] : [])).sort();
}

test('the document contains the list for the person who requests it, and is stored nowhere', async () => {
  const { response, shown } = await seen(admin, '/apps/all');
  const services = await listed(admin);
  expect(services.length).toBeGreaterThan(5);
  expect(linked(shown)).toEqual(services);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers.etag).toBeUndefined();
  expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  expect(response.body).toMatch(/^<!doctype html>.*<\/html>\s*$/is);
});

test.each(['/apps/all', '/apps/all?dialog=search'])(
  '%s has no control whose code comes later, since a press on it would be lost',
  async (address) => {
    const { shown } = await seen(admin, address);
    // React marks a boundary that waits for something so.
    expect(shown).not.toContain('<!--$');
  },
);

test('no data of one person is in the page of another', async () => {
  const [own, others] = [await seen(admin, '/apps/all'), await seen(guest, '/apps/all')];
  expect(linked(others.shown)).toEqual(await listed(guest));
  expect(own.shown).toContain('aria-label="Main"');
  const me = (await admin.get('/dashboard/api/users/me')).json<{ payload: { displayName: string } }>()
    .payload;
  expect(own.shown).toContain(me.displayName);
  expect(others.response.body).not.toContain(me.displayName);
  const member = await seen(await server.as('member'), '/apps/all');
  expect(linked(member.shown)).toEqual(await listed(await server.as('member')));
  // Tickets are offered to admins, and to members they are not.
  expect([own, member].map(({ shown }) => shown.includes('href="/tickets"'))).toEqual([true, false]);
});

test('names are text, and cannot run or be styled by themselves', async () => {
  const { shown } = await seen(admin, '/apps/all');
  expect(shown).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;&lt;img');
  // Hosts that the operator does not allow are not called.
  expect(shown).not.toContain('logos.example');
  expect(shown).not.toMatch(/<script|<style|<link|<iframe| style="| on\w+="/i);
});

test('an address that redirects shows its target', async () => {
  const [start, apps, connected] = [
    await seen(admin, '/'),
    await seen(admin, '/apps'),
    await seen(admin, '/apps/connected'),
  ];
  expect(start.shown).toBe(connected.shown);
  expect(apps.shown).toBe(connected.shown);
  expect((await seen(guest, '/')).shown).toBe((await seen(guest, '/apps/all')).shown);
});

test('a search in the address is applied in the document', async () => {
  const { shown } = await seen(admin, '/apps/all?search=academy');
  expect(linked(shown)).toEqual([25]);
  expect(shown).toContain('value="academy"');
});

test('it is in the chosen language', async () => {
  const { shown } = await seen(admin, '/apps/connected', {
    cookie: `${admin.headers['cookie']}; language=nl`,
  });
  expect(shown).toContain(dutch['services.title']);
});

test.each([
  ['dark', ' data-theme="dark"><head>'],
  ['light', ' data-theme="light"><head>'],
  [
    'system',
    '<html lang="en" data-logos="" data-languages="en nl pt" data-support="desk@federation.example"><head>',
  ],
  ['"><script>', 'data-support="desk@federation.example"><head>'],
])('with the theme %s the document has it', async (theme, expected) => {
  const cookie = `${admin.headers['cookie']}; theme=${encodeURIComponent(theme)}`;
  const { response } = await seen(admin, '/apps/all', { cookie });
  expect(response.body).toContain(expected);
  expect(response.body).not.toContain(`theme="${theme}"><script`);
});

test('the one style sheet of all pages is loaded with it', async () => {
  const { response } = await seen(admin, '/apps/all');
  const [head = ''] = response.body.split('</head>');
  expect(head.match(/<link[^>]*rel="stylesheet"[^>]*>/g)).toEqual([
    expect.stringMatching(/styles\.\w+\.css/),
  ]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compressed with %s it is the same', async (encoding, read) => {
  const { shown } = await seen(admin, '/apps/all');
  const drawn = await until(async () => {
    const response = await send(admin, '/apps/all', { 'accept-encoding': encoding });
    expect(response.headers['content-encoding']).toBe(encoding);
    return prerenderedIn(read(response.rawPayload).toString());
  });
  expect(drawn).toBe(shown);
});

test.each([
  ['another page', 'GET', '/tickets'],
  ['a language that is chosen by the address', 'GET', '/apps/all?language=nl'],
  ['the head of the document', 'HEAD', '/apps/all'],
] as const)('%s is not prerendered', async (_title, method, address) => {
  const response = await admin.call(method, address, undefined, page);
  expect([response.statusCode, prerenderedIn(response.body)]).toEqual([200, undefined]);
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.headers.etag).toBeDefined();
});

test.each(['//elsewhere.example/apps/all', '//', '/\\', ''])(
  '“%s” is a path, not an address, and not the list',
  (url) => {
    expect(showsOverview({ method: 'GET', url })).toBe(false);
  },
);

test('if the application would show another page, the server does not prerender it', async () => {
  await seen(guest, '/apps/all');
  for (const address of ['/apps/connected', '/apps/all?search=there+is+no+such+service']) {
    const response = await send(guest, address);
    expect([response.statusCode, prerenderedIn(response.body)]).toEqual([200, undefined]);
    expect(response.body).toContain('<main class="boot" lang="en">');
  }
});

describe('a language that the installation adds (REQUIREMENTS 358)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  let added: TestApp;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'de'));
    const messages = { 'services.title': { en: english['services.title'], de: 'Alle Dienste' } };
    writeFileSync(path.join(folder, 'de', 'messages.json'), JSON.stringify(messages));
    added = await startTestApp({
      clientDir: path.join(root, 'dist/client'),
      settings: { LANGUAGES: 'en,nl,de', TRANSLATIONS_DIR: folder },
    });
  });
  afterAll(async () => {
    await added.close();
    rmSync(folder, { recursive: true });
  });
  const spoken = (language: string) => ({ cookie: `language=${language}` });

  test('is in the document of the overview like the others, with English for missing texts', async () => {
    const { response, shown } = await seen(await added.as('guest'), '/apps/all', spoken('de'));
    expect(response.body).toContain('<html lang="de"');
    expect(shown).toContain('Alle Dienste');
    expect(shown).toContain('aria-label="Main"');
    const other = await seen(await added.as('guest'), '/apps/all', spoken('nl'));
    expect(other.response.body).toContain('<html lang="nl"');
    expect(other.shown).not.toContain('Alle Dienste');
  });

  test.each(['/glossary', '/tickets', '/no/such/place'])(
    'is announced at %s before any script runs',
    async (address) => {
      const guest = await added.as('guest');
      const bodies = new Map<string, string>();
      for (const language of ['de', 'nl', 'en', 'de']) {
        const { body, headers } = await send(guest, address, spoken(language));
        expect(body).toContain(`<html lang="${language}"`);
        expect(body).toContain('<title>IdP Dashboard</title>');
        expect(bodies.get(language) ?? body).toBe(body);
        bodies.set(language, body);
        const known = { ...spoken(language), 'if-none-match': String(headers.etag) };
        expect((await send(guest, address, known)).statusCode).toBe(304);
        const others = { ...known, ...spoken(language === 'nl' ? 'en' : 'nl') };
        expect((await send(guest, address, others)).statusCode).toBe(200);
      }
    },
  );
});
