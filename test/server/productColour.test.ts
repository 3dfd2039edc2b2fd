/**
 * Colours of the installation: every accepted one is readable wherever it is used, others are refused with
 * the pair.
 */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/readConfig';
import { accentsOf } from '../../server/platform/config/accent';
import { contrast } from '../support/browser/contrast';
import { startTestApp } from '../support/server/server';

const root = path.resolve(__dirname, '../..');
const tokens = readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8');
/** The values of a token for light and dark surfaces. */
function token(name: string): readonly [string, string] {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [light, dark];
}
const surfaces = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover'].map(token);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('the surfaces for comparison are those of the tokens', () => {
  expect(surfaces.flat().every((one) => /^#\w{6}$/.test(one))).toBe(true);
});

test('every accepted colour can be read as a link on every surface, and under the text of buttons', () => {
  let taken = 0;
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (light, dark) => {
      const accents = accentsOf(light, dark);
      if ('fault' in accents) return;
      taken += 1;
      for (const [index, theme] of [accents.light, accents.dark].entries()) {
        const behind = [...surfaces.map((pair) => pair[index] ?? ''), theme.tint];
        for (const surface of behind) expect(contrast(theme.accent, surface)).toBeGreaterThanOrEqual(4.5);
        const onSolid = token('text-on-solid')[index] ?? '';
        for (const solid of [theme.accent, theme.hover, theme.active])
          expect(contrast(onSolid, solid)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(20);
});

test('a colour that can be read on light surfaces has one for dark surfaces, of the same hue', () => {
  for (const one of ['#0a5c74', '#8b0000', '#00543c', '#4b0082', '#1d1d1b', '#a33b00'])
    expect([one, accentsOf(one)]).toEqual([one, expect.objectContaining({ dark: expect.anything() })]);
});

test.each([
  [
    { PRODUCT_COLOR: '#ffcc00' },
    'PRODUCT_COLOR: links on light surfaces could not be read: #ffcc00 on #ffffff has a contrast of 1.51, and 4.5 is needed',
  ],
  [
    { PRODUCT_COLOR: '#8b0000', PRODUCT_COLOR_DARK: '#8b0000' },
    'PRODUCT_COLOR_DARK: links on dark surfaces could not be read: #8b0000 on #12181b has a contrast of 1.78, and 4.5 is needed',
  ],
  [{ PRODUCT_COLOR: 'red' }, 'PRODUCT_COLOR: "red" is not a colour like #0a5c74'],
  [{ PRODUCT_COLOR_DARK: '#ffaa88' }, 'PRODUCT_COLOR: missing; PRODUCT_COLOR_DARK needs it'],
])('%j keeps the server from starting', (settings, line) => {
  expect(readConfig(settings).errors).toEqual([line]);
});

test('pages of the server and the document of the application name one public style sheet', async () => {
  const server = await startTestApp({ settings: { PRODUCT_COLOR: '#8B0000' } });
  const { style = '' } = server.config.product;
  expect(style).toMatch(/^\/product\/[0-9a-f]{12}\.css$/);
  const guest = await server.as('guest');
  const sheet = await guest.get(style);
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect(sheet.body).toMatch(/^html:root\{--accent:light-dark\(#8b0000,#\w{6}\);/);
  const page = await guest.get('/login?redirect_url=//evil.example');
  expect(page.body).toContain(`href="${style}"`);
  await server.close();
});
