import { render } from '@testing-library/react';
import { Logo } from '../../src/ui/marks/Logo';

const root = document.documentElement;
afterEach(() => delete root.dataset.logos);

const isRequested = (src: string) => {
  const { container, unmount } = render(<Logo name="North University" src={src} />);
  const hasImage = container.querySelector('img') !== null;
  expect(container.textContent).toBe(hasImage ? '' : 'NU');
  unmount();
  return hasImage;
};
const logo = 'https://logos.example.org/north.png';

test('a page without hosts, as from another server, shows every logo', () => {
  expect(isRequested(logo)).toBe(true);
});

test.each([
  ['', false],
  ['logos.example.org', true],
  ['other.example.org', false],
  ['other.example.org *.example.org', true],
  ['*.logos.example.org', false],
  ['*.ple.org', false],
  ['*', true],
])('if browsers may request %j, a logo of logos.example.org is requested: %s', (hosts, expected) => {
  root.dataset.logos = hosts;
  expect(isRequested(logo)).toBe(expected);
});

test('a text that is not an address has no host', () => {
  root.dataset.logos = 'logos.example.org';
  expect(isRequested('nonsense')).toBe(false);
});

test.each([
  ['/logos/3f2a1c.svg', true],
  ['/logos/a/../../logos/3f2a1c.svg', true],
  ['/logos/../dashboard/api/logout', false],
  ['/logos/%2e%2e/dashboard/api/logout', false],
  ['/dashboard/api/logout', false],
])(
  'from this page’s own server only its drawings are logos, regardless of allowed hosts: %s, %s',
  (path, expected) => {
    root.dataset.logos = '';
    expect(isRequested(location.origin + path)).toBe(expected);
    expect(isRequested(`https://elsewhere.example${path}`)).toBe(false);
  },
);
