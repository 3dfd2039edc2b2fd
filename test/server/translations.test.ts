/** A language that an installation adds by a folder: refusals at start, and where it is used. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { newsText } from '../../server/platform/text/translationFolder';
import { english } from '../../server/platform/text/english';
import { readConfig } from '../../server/readConfig';
import { localDesk } from '../../server/modules/tickets/local/localDesk';
import { atNorth, invitation, SEND, withPeople } from './invitations/inviting';
import { sql } from 'kysely';
import { north } from '../support/server/fixtures';
import { startTestApp, testConfig, type TestApp } from '../support/server/server';
import { catalogueIn } from '../architecture/catalogues';

const german = path.join(__dirname, '../support/translations');
const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
afterAll(() => rmSync(folder, { recursive: true }));

let number = 0;
/** Returns the settings for a folder whose only language, German, has this file. */
function germanFile(content: unknown): Record<string, string> {
  const dir = path.join(folder, String((number += 1)));
  mkdirSync(path.join(dir, 'de'), { recursive: true });
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(dir, 'de/messages.json'), text);
  return { LANGUAGES: 'en,de', TRANSLATIONS_DIR: dir };
}
const de = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { de: text }]));

test.each([
  [
    'no folder is named',
    { LANGUAGES: 'en,de' },
    /^LANGUAGES: "de" is none of en, nl, pt, and TRANSLATIONS_DIR is not set$/,
  ],
  [
    'the folder does not exist',
    { LANGUAGES: 'fr', TRANSLATIONS_DIR: german },
    /^LANGUAGES: "fr" .*folder .*fr does not exist$/,
  ],
  [
    'a code is not a language code',
    { LANGUAGES: 'deutsch' },
    /^LANGUAGES: "deutsch" is not a two-letter language code$/,
  ],
  ['a file is not JSON', germanFile('{'), /^TRANSLATIONS_DIR: .*de\/messages\.json cannot be read/],
  ['a file is a list', germanFile([]), /de\/messages\.json is not a JSON object$/],
  [
    'a text is not in a group',
    germanFile({ 'nav.services': 'Dienste' }),
    /: nav\.services is not an object of texts by language$/,
  ],
  [
    'a placeholder is misspelt',
    germanFile(de({ 'services.setting.level': 'LoA {stufe}' })),
    /: services\.setting\.level has the placeholders stufe in place of level$/,
  ],
  [
    'a mark is added',
    germanFile(de({ 'nav.services': '<a>Dienste</a>' })),
    /: nav\.services has the placeholders <a> in place of none$/,
  ],
  [
    'a message cannot be read',
    germanFile(de({ 'services.setting.level': 'LoA {level' })),
    /: services\.setting\.level is not a readable message/,
  ],
] as const)('is refused with its place if %s', (_title, settings, fault) => {
  expect(readConfig(settings).errors).toEqual([expect.stringMatching(fault)]);
});

test('a text that is missing, blank, outdated or unknown is counted, and does not prevent the start', () => {
  const { config } = readConfig(
    germanFile({
      'nav.services': { en: 'Services', de: 'Dienste' },
      'nav.tickets': { en: 'Requests', de: 'Tickets' },
      'nav.statistics': { en: 'Statistics', de: ' ' },
      'nav.gone': { en: 'Gone', de: 'Weg' },
    }),
  );
  const of = Object.keys(english).length;
  expect(config?.translationNews).toEqual([{ language: 'de', missing: of - 2, of, outdated: 1, unknown: 1 }]);
  expect(config?.translationNews.map(newsText)).toEqual([
    `Language de: ${of - 2} of ${of} sentences are in English, 1 are of an older English sentence, 1 belong to no sentence of this release.`,
  ]);
});

test('the texts to be translated are all that people read, and none of the visualiser', () => {
  const all = Object.entries(catalogueIn('en')).filter(([id]) => !id.startsWith('qa.'));
  expect(new Map(Object.entries(english))).toEqual(new Map(all));
});

describe('German', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({
      settings: { LANGUAGES: 'en,de', TRANSLATIONS_DIR: german, WRITES_PER_MINUTE: '1000' },
      tickets: localDesk(testConfig()),
    });
  });
  afterAll(() => server.close());

  test('comes to pages as data that browsers may cache, and no other language does', async () => {
    const client = await server.as('guest');
    const response = await client.get('/translations/de.json');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const trees = response.json<Record<string, unknown>>();
    expect(trees['nav.services']).toEqual([{ type: 0, value: 'Dienste' }]);
    expect(Object.keys(trees).filter((id) => /^(mail|page)\./.test(id))).toEqual([]);
    const etag = String(response.headers.etag);
    const again = await client.call('GET', '/translations/de.json', undefined, { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    for (const other of ['nl', 'fr', '../de'])
      expect((await client.get(`/translations/${other}.json`)).statusCode).toBe(404);
  });

  test('is offered beside the others, and chosen and stored like them', async () => {
    const client = await server.as('admin');
    const response = await client.get('/dashboard/api/users/me?language=de');
    expect(response.json()).toMatchObject({
      language: 'de',
      payload: { supportedLanguages: 'en,de', addedLanguages: ['de'] },
    });
    expect(response.cookies).toMatchObject([{ name: 'language', value: 'de' }]);
  });

  test('names levels and attributes; missing texts are in English', async () => {
    const client = await server.as('admin');
    const me = (await client.get('/dashboard/api/users/me')).json();
    expect(me.payload.assuranceLevels[1].labels).toMatchObject({
      de: 'Stufe 2: zweiter Faktor, Identität geprüft',
    });
    expect(me.payload.assuranceLevels[2].labels).toMatchObject({
      de: 'Level 3: hardware token, identity checked',
    });
  });

  test('is used by the server’s own pages, if the browser prefers it', async () => {
    const client = await server.as('guest');
    const headers = { 'accept-language': 'de-AT,de;q=0.9', accept: 'text/html' };
    const { body } = await client.call(
      'GET',
      '/login?redirect_url=https://elsewhere.example',
      undefined,
      headers,
    );
    expect(body).toContain('<html lang="de" dir="ltr">');
    expect(body).toContain('Dieser Link ist nicht erlaubt');
  });

  test('is the language of mails to an institution that has a German name', async () => {
    await server.database.reset();
    await withPeople(server.database);
    await server.database.transaction((tx) =>
      tx
        .updateTable('institution')
        .set({ document: sql`jsonb_set(document, '{names}', '{"en": "North", "de": "Nord"}')` })
        .where('entity_id', '=', north)
        .execute(),
    );
    await (await server.as('superUser')).call('POST', SEND, invitation(), atNorth);
    const [mail] = await server.database.read.selectFrom('mail').selectAll().execute();
    expect(mail).toMatchObject({
      language: 'de',
      subject: expect.stringMatching(/^Einladung, .* anzubinden/),
    });
    expect(mail?.plain_text).toMatch(/^Guten Tag Ann Bee,[^]*lädt Nord ein/);
    expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  });
});

describe('npm run messages', () => {
  const root = path.join(__dirname, '../..');
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/messages.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });

  test('writes a template that the server accepts, keeps translations, and lists missing ones', () => {
    const dir = path.join(folder, 'template');
    const file = path.join(dir, 'fr/messages.json');
    const of = Object.keys(english).length;
    expect(run('template', 'fr', dir).stdout).toContain(`0 of ${of} sentences are translated`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
    expect(texts['nav.services']).toEqual({ en: 'Services', fr: '' });
    texts['nav.services'] = { en: 'The services', fr: 'Services' };
    texts['nav.gone'] = { en: 'Gone', fr: 'Parti' };
    writeFileSync(file, JSON.stringify(texts));
    const listed = run('missing', 'fr', dir).stdout;
    expect(listed).toContain(`${of - 1} missing, 1 outdated, 1 unknown, of ${of}`);
    expect(listed).toContain('outdated  nav.services: The services → Services');
    expect(run('template', 'fr', dir).stdout).toContain(`1 of ${of} sentences are translated`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('nav.gone');
    const settings = { LANGUAGES: 'fr', TRANSLATIONS_DIR: dir };
    expect(readConfig(settings).config?.translationNews).toMatchObject([{ missing: of - 1, outdated: 1 }]);
  });
});
