/**
 * REQUIREMENTS 15: in a browser that cannot run the application the page itself says so, logged in or not.
 */
import { isSupported } from '../../src/app/isSupported';
import { textOf } from '../architecture/files';
import { reckonStyle } from '../support/dom/dom-styles';

const page = new DOMParser().parseFromString(textOf('src/index.html'), 'text/html');
const styles = textOf('src/app/boot.css');
const notice = page.querySelector('.boot-unsupported');

test.each([
  ['one that supports popovers', { supports: (what: string) => what === 'selector(:popover-open)' }, true],
  ['one that does not', { supports: () => false }, false],
  ['one that cannot be tested', {}, false],
  ['one without the function to test', undefined, false],
])('%s: the application starts, or the page stays (REQUIREMENTS 15)', (_which, css, expected) => {
  expect(isSupported(css === undefined ? {} : { CSS: css })).toBe(expected);
});

test('the page is in three languages, names suitable browsers, and needs no script (REQUIREMENTS 15)', () => {
  const paragraphs = [...(notice?.querySelectorAll('p') ?? [])];
  expect(paragraphs.map(({ lang }) => lang)).toEqual(['', 'nl', 'pt']);
  for (const { textContent } of paragraphs)
    expect(textContent).toMatch(/Firefox,\s+Chrome,\s+Edge\s+(or|of|ou)\s+Safari/);
  expect([
    ...page.querySelectorAll('script:not([src])'),
    ...page.querySelectorAll('[onload], [onerror]'),
  ]).toEqual([]);
});

test('shown unless the browser reports support, so that one which cannot answer shows it (REQUIREMENTS 15)', () => {
  const [before = '', supported = ''] = styles.split('@supports selector(:popover-open)');
  expect(before).toMatch(/\.boot-unsupported\[hidden\] \{\s*display: block !important;/);
  expect(supported).toMatch(/\.boot-unsupported\[hidden\] \{\s*display: none !important;/);
  // Hidden also without the style sheet, so that it is not read beside the page.
  expect(notice?.hasAttribute('hidden')).toBe(true);
});

test.each([
  ['a script that is slow', undefined, ['boot-loading', 'boot-late']],
  ['a script that failed', 'failed', ['boot-failed']],
])('%s gets its own message', (_title, boot, shown) => {
  const { documentElement: html } = document;
  if (boot !== undefined) html.dataset.boot = boot;
  html.innerHTML = page.documentElement.innerHTML;
  const [, supported = ''] = /@supports selector\(:popover-open\) \{(.*?)\n\}/s.exec(styles) ?? [];
  const textContent = styles + supported;
  document.head.append(Object.assign(document.createElement('style'), { textContent }));
  const parts = [...document.querySelectorAll('.boot > :is(.boot-loading, .boot-late, .boot-failed)')];
  const seen = parts.filter((part) => reckonStyle(part).display !== 'none');
  expect(seen.map(({ className }) => className)).toEqual(shown);
  expect(seen.some(({ textContent: said }) => /could not/.test(said ?? ''))).toBe(boot === 'failed');
  delete html.dataset.boot;
  html.innerHTML = '';
});

test.each([
  [undefined, ['', 'nl', 'pt']],
  ['nl en', ['', 'nl']],
  ['en pt', ['', 'pt']],
  ['en', ['']],
])('languages that are not on offer are not shown: %s', (offered, seen) => {
  const { documentElement: html } = document;
  if (offered !== undefined) html.dataset.languages = offered;
  html.innerHTML = page.documentElement.innerHTML;
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
  const shown = [...document.querySelectorAll<HTMLElement>('.boot-unsupported > p')].filter(
    (text) => reckonStyle(text).display !== 'none',
  );
  expect(shown.map(({ lang }) => lang)).toEqual(seen);
  delete html.dataset.languages;
  html.innerHTML = '';
});
