/** What counts as a picture: what is in a file, not what somebody calls it. */
import { LARGEST_LOGO, readDataLogo, readLogo } from '../../../server/modules/metadata/readLogo';
import { gif, jpeg, png, pngOf, svg, webp } from '../../support/pictures';

test.each([
  ['PNG', png, 'image/png'],
  ['GIF', gif, 'image/gif'],
  ['SVG', svg, 'image/svg+xml'],
  ['JPEG', jpeg(120, 60), 'image/jpeg'],
  ['lossy WebP', webp('VP8 ', 120, 60), 'image/webp'],
  ['lossless WebP', webp('VP8L', 120, 60), 'image/webp'],
  ['extended WebP', webp('VP8X', 120, 60), 'image/webp'],
])('%s is a picture', (_format, bytes, type) => {
  expect(readLogo(bytes)).toEqual({ type, bytes });
});

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`);

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><title>Logo</title>')],
  ['half a PNG', png.subarray(0, 12)],
  ['half a JPEG', jpeg(8, 8).subarray(0, 10)],
  ['half a WebP', webp('VP8X', 8, 8).subarray(0, 20)],
  ['a WebP of another kind', Buffer.concat([webp('VP8X', 8, 8).subarray(0, 12), Buffer.from('NONE')])],
  ['a PNG too large to show', pngOf(50_000, 50_000)],
  ['a JPEG too high to show', jpeg(8, 5000)],
  ['a PNG of no size', pngOf(0, 8)],
  ['too many bytes', Buffer.concat([png, Buffer.alloc(LARGEST_LOGO)])],
  ['an SVG with a script', drawing('<script>alert(1)</script>')],
  ['an SVG that acts', drawing('<path d="M0 0" onload="alert(1)"/>')],
  ['an SVG that loads', drawing('<image href="https://spy.example/pixel"/>')],
  ['an SVG with a page in it', drawing('<foreignObject><p>Hi</p></foreignObject>')],
])('%s is none', (_what, bytes) => {
  expect(readLogo(bytes)).toBeUndefined();
});

test.each([
  ['base64', `data:image/png;base64,${png.toString('base64')}`, 'image/png'],
  ['a wrong type', `data:image/jpeg;base64,${png.toString('base64')}`, 'image/png'],
  [
    'percent-encoded',
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toString())}`,
    'image/svg+xml',
  ],
  ['a page', 'data:text/html,<p>Hi', undefined],
  ['a page that says it is a picture', `data:image/png;base64,${btoa('<p>Hi</p>')}`, undefined],
  ['half a character', 'data:image/svg+xml,%E0%A4%A', undefined],
  ['an address', 'https://a.example/logo.png', undefined],
])('a data: address with %s', (_what, address, type) => {
  expect(readDataLogo(address)?.type).toBe(type);
});
