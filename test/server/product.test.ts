/** Name and logo of the product, by settings: what is refused at start, and where what is set is seen. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOf, endOf, named } from '../../server/modules/client/indexHtml';
import { readConfig } from '../../server/readConfig';
import { startTestApp, testConfig } from '../support/server/server';

const folder = mkdtempSync(path.join(tmpdir(), 'product-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

const svg = (inner: string, size = 'viewBox="0 0 64 16"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;
const drawing = '<style>.a{fill:url(#b)}</style><path class="a" d="M0 0h9v9z"/><use href="#x"/>';

function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

test.each([
  ['missing', 'none.svg', undefined, /^PRODUCT_LOGO: .*none\.svg does not exist$/],
  ['a folder', '.', undefined, /is not a file$/],
  ['something else', 'logo.svg', 'GIF89a', /logo\.svg is neither SVG nor PNG$/],
  ['more than 100 kB', 'large.svg', svg(`<!--${'x'.repeat(100_000)}-->`), /is larger than 100 kB$/],
  ['a script', 'a.svg', svg('<script>alert(1)</script>'), /may not hold <script>: a logo only draws$/],
  [
    'a script by another prefix',
    'a.svg',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    /<script>/,
  ],
  ['a script that runs when it loads', 'a.svg', svg('<path onload="alert(1)"/>'), /may not hold onload="…"/],
  [
    'a link that runs',
    'a.svg',
    svg('<use xlink:href="javascript:alert(1)"/>'),
    /loads something from elsewhere$/,
  ],
  ['a page in it', 'a.svg', svg('<foreignObject/>'), /may not hold <foreignObject>/],
  ['a picture from elsewhere', 'a.svg', svg('<image href="https://x.example/a.png"/>'), /from elsewhere$/],
  ['a style sheet from elsewhere', 'a.svg', svg('<style>@import "x.css"</style>'), /from elsewhere$/],
  ['a colour from elsewhere', 'a.svg', svg('<path style="fill:url(\'x.svg#a\')"/>'), /from elsewhere$/],
  ['entities', 'a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /has a document type/],
  [
    'only half there',
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">',
    /is not a well-formed SVG/,
  ],
  ['without a size', 'a.svg', svg('', ''), /does not say how large it is/],
  ['a banner', 'a.svg', svg('', 'viewBox="0 0 90 10"'), /more than 8 times as wide as high$/],
  ['half a PNG', 'a.png', png(1, 1).subarray(0, 14), /is not a complete PNG$/],
  ['an empty PNG', 'a.png', png(0, 9), /does not say how large it is/],
])(
  'a logo that is %s keeps the server from starting, and the reason is given',
  (_title, name, content, said) => {
    const PRODUCT_LOGO = content === undefined ? path.join(folder, name) : file(name, content);
    expect(readConfig({ PRODUCT_LOGO }).errors).toEqual([expect.stringMatching(said)]);
  },
);

test('a logo for dark surfaces alone, and a name of more than 60 characters, are refused', () => {
  const PRODUCT_LOGO_DARK = file('dark.svg', svg(drawing));
  expect(readConfig({ PRODUCT_LOGO_DARK }).errors).toEqual([
    'PRODUCT_LOGO: missing; PRODUCT_LOGO_DARK needs it',
  ]);
  expect(readConfig({ PRODUCT_NAME: 'x'.repeat(61) }).errors).toEqual([
    expect.stringMatching(/^PRODUCT_NAME: .* is longer than 60 characters$/),
  ]);
});

test('the size of a logo is that of its drawing', () => {
  const sizeOf = (PRODUCT_LOGO: string) => {
    const { width, height } = testConfig({ PRODUCT_LOGO }).product.logo ?? {};
    return [width, height];
  };
  expect(sizeOf(file('a.svg', svg(drawing)))).toEqual([64, 16]);
  expect(sizeOf(file('b.svg', svg('', 'width="30px" height="15"')))).toEqual([30, 15]);
  expect(sizeOf(file('c.png', png(120, 40)))).toEqual([120, 40]);
});

test('a document has name and logo, within its attribute; without settings it has neither', () => {
  const built = { head: '<title>IdP Dashboard</title>', boot: '<h1>IdP Dashboard</h1>' };
  const page = { ...built, overview: { styles: [], scripts: [], texts: {} } };
  const plain = testConfig();
  expect(startOf(named(page, plain.product), plain, 'en')).not.toContain('data-product');
  const config = testConfig({ PRODUCT_NAME: 'A "B" & <C> $&', PRODUCT_LOGO: file('d.svg', svg(drawing)) });
  const { product } = config;
  const whole = startOf(named(page, product), config, 'en') + endOf(named(page, product));
  expect(whole).toContain('<title>A &quot;B&quot; &amp; &lt;C&gt; $&amp;</title>');
  expect(whole).toContain('<h1>A &quot;B&quot; &amp; &lt;C&gt; $&amp;</h1>');
  const productAttribute = / data-product="([^"]*)"/.exec(whole)?.[1] ?? '';
  expect(
    JSON.parse(
      productAttribute
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    ),
  ).toEqual({
    name: 'A "B" & <C> $&',
    logo: product.logo,
  });
});

test('login page, messages and the logo itself are public', async () => {
  const settings = {
    PRODUCT_NAME: 'Campus Connect',
    PRODUCT_LOGO: file('light.svg', svg(drawing)),
    PRODUCT_LOGO_DARK: file('night.png', png(64, 16)),
  };
  const server = await startTestApp({ settings });
  const guest = await server.as('guest');
  const { logo } = testConfig(settings).product;
  const page = await guest.call('GET', '/login/callback', undefined, { accept: 'text/html' });
  expect(page.body).toMatch(/<title>.* – Campus Connect<\/title>/);
  expect(page.body).toContain(`<img src="${logo?.src}" alt="" width="64" height="16" />`);
  expect(page.body).toContain(`media="(prefers-color-scheme: dark)" srcset="${logo?.dark}"`);
  for (const [address = '', type] of [
    [logo?.src, 'image/svg+xml'],
    [logo?.dark, 'image/png'],
  ]) {
    const { statusCode, headers } = await guest.call('GET', address);
    expect([statusCode, headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      }),
    ]);
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect((await guest.call('GET', '/product/none.svg', undefined, { accept: 'text/html' })).statusCode).toBe(
    404,
  );
  await server.close();
});
