/** Recognising pictures: by the content of a file, not by its declared type. */
import { LARGEST_LOGO, readDataLogo, readLogo } from '../../../../server/modules/metadata/reading/readLogo';
import { gif, jpeg, png, pngOf, svg, webp } from '../../../support/server/pictures';

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
  ['a PNG without a size', pngOf(0, 8)],
  ['too many bytes', Buffer.concat([png, Buffer.alloc(LARGEST_LOGO)])],
  ['an SVG with a script', drawing('<script>alert(1)</script>')],
  ['an SVG that acts', drawing('<path d="M0 0" onload="alert(1)"/>')],
  ['an SVG that loads', drawing('<image href="https://spy.example/pixel"/>')],
  ['an SVG with a page in it', drawing('<foreignObject><p>Hi</p></foreignObject>')],
])('%s is not a picture', (_title, bytes) => {
  expect(readLogo(bytes)).toBeUndefined();
});

const EVIL = 'https://evil.example/x';
const root = (attributes: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}/>`);

/** Each of these runs, links, moves to, or loads something in some browser when it is opened directly. */
test.each([
  ['a style in CDATA', drawing(`<style><![CDATA[@import "${EVIL}";]]></style>`)],
  ['a style in pieces', drawing(`<style>@im<![CDATA[port]]> "${EVIL}";</style>`)],
  ['a style around a comment', drawing(`<style>@im<!-- -->port "${EVIL}";</style>`)],
  ['@import with an escape', drawing(`<style>@\\69mport "${EVIL}";</style>`)],
  ['url() with an escape', drawing(`<path style="fill:u\\72l(${EVIL})"/>`)],
  ['url() of something that looks like a fragment', drawing(`<path fill="url(&quot;'${EVIL}&quot;)"/>`)],
  ['url() of an SVG in itself', drawing('<path fill="url(data:image/svg+xml,x)"/>')],
  ['image-set()', drawing(`<style>path{mask:image-set("${EVIL}" 1x)}</style>`)],
  ['-webkit-image-set()', drawing(`<style>path{mask:-webkit-image-set("${EVIL}" 1x)}</style>`)],
  ['src()', drawing(`<style>path{fill:src("${EVIL}")}</style>`)],
  ['a style sheet by an instruction', root('', `<?xml-stylesheet href="${EVIL}"?>`)],
  ['a document type elsewhere', root('', `<!DOCTYPE svg SYSTEM "${EVIL}">`)],
  ['a document type with entities', root('', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['another encoding', root('', '<?xml version="1.0" encoding="ISO-2022-JP"?>')],
  ['another base', root(`xml:base="${EVIL}"`)],
  ['a moved reference', drawing('<use href="#a"><set attributeName="href" to="javascript:alert(1)"/></use>')],
  ['a reference in motion', drawing(`<use href="#a"><animate attributeName="href" values="${EVIL}"/></use>`)],
  ['an action set later', drawing('<set attributeName="onload" to="alert(1)"/>')],
  ['a link', drawing(`<a href="${EVIL}"><path d="M0 0"/></a>`)],
  ['a ping', drawing(`<path ping="${EVIL}"/>`)],
  ['a cursor', drawing(`<path cursor="url(${EVIL})"/>`)],
  [
    'a page that calls itself svg',
    Buffer.from('<svg xmlns="http://www.w3.org/1999/xhtml" width="8" height="8"/>'),
  ],
  [
    'a page around an SVG',
    Buffer.from(
      `<x xmlns="http://www.w3.org/1999/xhtml" width="8" height="8"><svg xmlns="http://www.w3.org/2000/svg"/><form action="${EVIL}"/></x>`,
    ),
  ],
  [
    'a page within metadata',
    drawing('<metadata><h:form xmlns:h="http://www.w3.org/1999/xhtml"/></metadata>'),
  ],
  ['a missing namespace', Buffer.from('<svg width="8" height="8"/>')],
])('an SVG with %s is not a picture', (_title, bytes) => {
  expect(readLogo(bytes)).toBeUndefined();
});

test.each([
  [
    'a gradient and a style',
    drawing(
      '<style>.a{fill:url( "#b" )}</style><defs><linearGradient id="b"><stop offset="0"/></linearGradient></defs><path class="a" d="M0 0h8"/>',
    ),
  ],
  ['a picture within', drawing('<image href="data:image/png;base64,AAAA" width="8" height="8"/>')],
  [
    'data of Inkscape in it',
    Buffer.from(
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" viewBox="0 0 8 8" sodipodi:docname="a.svg"><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><sodipodi:namedview inkscape:zoom="1" inkscape:export-filename="C:\\a.png"/><g inkscape:label="1" style="display:inline"><path d="M0 0h8"/></g></svg>',
    ),
  ],
  ['names for readers', root('role="img" aria-label="North" data-name="Layer 1" xml:space="preserve"')],
])('an SVG with %s is a picture', (_title, bytes) => {
  expect(readLogo(bytes)).toEqual({ type: 'image/svg+xml', bytes });
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
  ['a page that claims to be a picture', `data:image/png;base64,${btoa('<p>Hi</p>')}`, undefined],
  ['half a character', 'data:image/svg+xml,%E0%A4%A', undefined],
  ['an address', 'https://a.example/logo.png', undefined],
])('a data: address with %s', (_title, address, type) => {
  expect(readDataLogo(address)?.type).toBe(type);
});
