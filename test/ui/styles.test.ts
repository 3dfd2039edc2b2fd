import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from '../architecture/files';
import { style } from '../../server/modules/identity/pages/style';

const source = path.join(__dirname, '../../src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => ({ file, css: readFileSync(path.join(source, file), 'utf8') }));

const tokens = new Set([...textOf('src/ui/tokens.css').matchAll(/(--[\w-]+):/g)].map(([, name]) => name));

test('style sheets use colours of the tokens only', () => {
  const raw = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)].map(([colour]) => `${file}: ${colour}`),
  );
  // Logos are drawn for white paper, in the dark theme as well.
  expect(raw).toEqual(['ui/marks/Logo.module.css: #ffffff']);
});

/** A page that was checked in one theme then needs only its colours checked in the other. */
test('the dark theme differs only in colours, and in the file of an installation’s logo', () => {
  const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
    // Pictures of machines are separate files, which no page shows.
    .filter((file) => /\.(css|tsx?|html)$/.test(file) && !file.startsWith('qa/documents/'))
    .map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));
  const matching = code.filter(({ text }) => text.includes('prefers-color-scheme'));
  expect(matching.map(({ file }) => file)).toEqual(['ui/marks/Wordmark.tsx']);
  const colour = String.raw`(?:#[0-9a-f]{6}|rgb\([\d ./]+\))`;
  const isPair = new RegExp(`^light-dark\\(${colour}, ${colour}\\)`);
  const pairs = code.flatMap(({ text }) => [...text.matchAll(/light-dark\(.*/g)].map(([pair]) => pair));
  expect(pairs.length).toBeGreaterThan(25);
  expect(pairs.filter((pair) => !isPair.test(pair))).toEqual([]);
});

/** In the one sheet of all pages the rules of a component come after those of what it uses, and before those of its users. */
test('a component imports its own style sheet last', () => {
  const early = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(path.join(source, file), 'utf8');
      const last = [...text.matchAll(/^import (?:[^;'"(]*? from )?'([^']+)';$/gm)].map(([, from]) => from);
      const isSheet = last.map((from) => from?.endsWith('.module.css') ?? false);
      return isSheet.includes(true) && isSheet.lastIndexOf(false) > isSheet.indexOf(true);
    });
  expect(early).toEqual([]);
});

/** A cell lets any letter begin a line, and so gives a column the width of one. */
test('no button breaks inside a word, in any place', () => {
  expect(textOf('src/ui/actions/Button.module.css')).toMatch(/\.button \{[^}]*overflow-wrap: break-word;/);
});

test('style sheets use tokens that exist', () => {
  const unknown = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !tokens.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('a component uses classes that its style sheet has', () => {
  const missing = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) => {
      const folder = path.dirname(path.join(source, file));
      const users = readdirSync(folder).filter((name) => name.endsWith('.tsx'));
      return users.flatMap((name) => {
        const code = readFileSync(path.join(folder, name), 'utf8');
        const [, sheet] = new RegExp(`import (\\w+) from '\\./${path.basename(file)}'`).exec(code) ?? [];
        if (!sheet) return [];
        return [...code.matchAll(new RegExp(`\\b${sheet}\\.(\\w+)`, 'g'))].flatMap(([, used = '']) =>
          new RegExp(`\\.${used}\\b`).test(css) ? [] : [`${name}: ${used}`],
        );
      });
    });
  expect(missing).toEqual([]);
});

test('the pages that the server draws itself use the same values', () => {
  const values = (css: string) =>
    new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
  const known = values(textOf('src/ui/tokens.css').split('@media')[0] ?? '');
  const own = values(style.split('@media')[0] ?? '');
  expect(own.size).toBeGreaterThan(15);
  expect([...own].filter(([name, value]) => known.get(name) !== value)).toEqual([]);
});

/** Page colours may be those of the person's chosen background. */
test('elements that keep their colours in forced colours have those of the system', () => {
  const results = sheets.flatMap(({ file, css }) => {
    const [always = '', ...forced] = css.split('@media (forced-colors: active)');
    const rules = forced.join('').match(/\{[^{}]*forced-color-adjust: none[^{}]*\}/g) ?? [];
    return [
      ...(always.includes('forced-color-adjust: none') ? [`${file}: always`] : []),
      ...rules.map((rule) => `${file}: ${/var\(|transparent/.test(rule) ? 'colours of the page' : 'well'}`),
    ];
  });
  expect(results.length).toBeGreaterThan(3);
  expect(results.filter((line) => !line.endsWith(': well'))).toEqual([]);
});

/** Tints are gone there, and an edge that is not seen elsewhere is drawn in the colour of text. */
test('the current element is shown in forced colours as well, by every style sheet that has one', () => {
  // The last crumb is not a link; a sign is beside the chosen institution; boxes and the journal’s last step
  // are the browser’s.
  const otherwise = ['ui/page/Breadcrumbs', 'ui/actions/Menu', 'ui/fields/CheckRow', 'qa/simulate/Simulate'];
  const isCurrent = /\[aria-current\]|\[aria-(?:pressed|selected)='true'\]|:has\(:checked\)/;
  const lost = sheets.filter(({ file, css }) => {
    const [always = '', forced = ''] = css.split('@media (forced-colors: active)');
    const shows = isCurrent.test(always) && !otherwise.some((name) => file.startsWith(`${name}.`));
    const isDrawn = /Highlight/.test(forced) && (isCurrent.test(forced) || forced.includes('[data-active]'));
    const hidesEdges = !/border[\w-]*: [^;]*transparent/.test(always) || /Canvas/.test(forced);
    return shows && !(isDrawn && hidesEdges);
  });
  expect(lost.map(({ file }) => file)).toEqual([]);
});
