import { startOf, endOf, type BuiltPage } from '../../../server/modules/client/indexHtml';

const page: BuiltPage = {
  head: '<title>Dashboard</title>',
  boot: '<p>Loading</p>',
  overview: {
    scripts: ['/overview.js'],
    texts: { en: ['/core-en.js'], nl: ['/core-nl.js', '/services-nl.js'] },
  },
};

function announced(over: { supportEmail?: string; logoHosts?: string[] } = {}) {
  const { supportEmail = '', logoHosts = [] } = over;
  const product = { name: 'IdP Dashboard', files: [] };
  return {
    logoHosts,
    product,
    federation: { languages: ['nl', 'en'], supportEmail },
    translations: new Map([['de', {}]]),
  } as unknown as Parameters<typeof startOf>[1];
}

test('a page is the built one, with the announcements of the server', () => {
  expect(startOf(page, announced(), 'en') + endOf(page)).toBe(
    '<!doctype html><html lang="en" data-logos="" data-languages="nl en"><head><title>Dashboard</title></head><body><div id="root"><p>Loading</p></div></body></html>',
  );
});

test('an announcement stays within its attribute', () => {
  const begin = startOf(
    page,
    announced({ supportEmail: 'a"b@desk.example', logoHosts: ['"><script>', '*'] }),
    'en',
  );
  expect(begin).toContain(' data-support="a&quot;b@desk.example"');
  expect(begin).toContain(' data-logos="&quot;&gt;&lt;script&gt; *"');
});

test('the overview preloads its code and the texts of the language', () => {
  const begin = startOf(page, announced(), 'nl', { theme: undefined });
  expect([...begin.matchAll(/<link[^>]*>/g)].map(([link]) => link)).toEqual([
    '<link rel="preload" as="script" href="/overview.js">',
    '<link rel="preload" as="script" href="/core-nl.js">',
    '<link rel="preload" as="script" href="/services-nl.js">',
  ]);
});

test('for an added language it preloads the sentences, and English, which replaces missing ones', () => {
  const begin = startOf(page, announced(), 'de', { theme: undefined });
  expect(begin).toContain('<html lang="de"');
  expect([...begin.matchAll(/<link[^>]*>/g)].map(([link]) => link).slice(1)).toEqual([
    '<link rel="preload" as="script" href="/core-en.js">',
    '<link rel="preload" as="fetch" crossorigin href="/translations/de.json">',
  ]);
});

test.each([
  ['dark', ' data-theme="dark"'],
  ['light', ' data-theme="light"'],
  ['system', ''],
  ['"><script>', ''],
  [undefined, ''],
])('with the theme %s it has %j', (theme, attribute) => {
  const begin = startOf(page, announced(), 'en', { theme });
  expect(
    begin.startsWith(
      `<!doctype html><html lang="en" data-logos="" data-languages="nl en"${attribute}><head>`,
    ),
  ).toBe(true);
});

test('the prerendered part takes neither focus nor clicks, and precedes the fallback of the page', () => {
  expect(endOf(page, '<b>List</b>')).toBe(
    '<div class="prerendered" inert aria-hidden="true"><b>List</b></div><p>Loading</p></div></body></html>',
  );
});
