import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';
/** Namespaces of drawing programs. Browsers ignore them. */
const OF_PROGRAMS =
  /^http:\/\/(www\.inkscape\.org\/namespaces\/|sodipodi\.sourceforge\.net\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|creativecommons\.org\/ns#|web\.resource\.org\/cc\/|purl\.org\/dc\/)/;
/** Encodings that are supersets of ASCII, so that a browser reads the same elements as the server. */
const LIKE_ASCII = /^(utf-?8|(us-)?ascii|iso-8859-\d+|windows-125\d)$/i;

const setOf = (list: string) => new Set(list.trim().split(/\s+/));

/** Elements that draw or style. None of them links, loads, runs or animates anything. */
const ELEMENTS = setOf(`
  svg g defs symbol use switch title desc metadata style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const ATTRIBUTES = setOf(`
  id class style lang role focusable version baseProfile type media
  viewBox width height preserveAspectRatio transform x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate z
  pathLength textLength lengthAdjust startOffset method spacing href
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  systemLanguage requiredFeatures requiredExtensions zoomAndPan contentStyleType enable-background
  filterUnits primitiveUnits in in2 result stdDeviation values mode operator k1 k2 k3 k4 scale xChannelSelector
  yChannelSelector tableValues slope intercept amplitude exponent surfaceScale specularConstant specularExponent
  diffuseConstant azimuth elevation limitingConeAngle pointsAtX pointsAtY pointsAtZ baseFrequency numOctaves seed
  stitchTiles radius order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha kernelUnitLength
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip clip-path clip-rule mask filter
  marker marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color
  color-interpolation color-interpolation-filters color-rendering shape-rendering image-rendering text-rendering
  vector-effect paint-order mix-blend-mode isolation pointer-events
  font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing
  word-spacing text-anchor text-decoration writing-mode direction unicode-bidi dominant-baseline alignment-baseline
  baseline-shift kerning glyph-orientation-horizontal glyph-orientation-vertical`);
const OTHER_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  [XLINK]: setOf('href type title role arcrole show actuate'),
  [XML]: setOf('space lang id'),
};

/** Address within the file, or an embedded picture. */
const OWN_ADDRESS = /^(#|data:image\/(png|jpeg|gif|webp)[;,])/i;
/** What loads a resource in a style. A backslash could write each of these in other characters. */
const FOREIGN_STYLE =
  /\\|@import|\b(image-set|image|src)\(|url\((?!\s*["']?\s*(#|data:image\/(png|jpeg|gif|webp)[;,]))/i;

/** Returns the attributes of the root of an SVG that only draws, or its fault. */
export function readSvgRoot(text: string): Readonly<Record<string, string>> | string {
  const faults: string[] = [];
  let root: SaxesTagNS | undefined;
  let prefix = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => faults.push(`is not a well-formed SVG (${message})`));
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!LIKE_ASCII.test(encoding)) faults.push(`is written in ${encoding}: only UTF-8 is read`);
  });
  parser.on('doctype', () => faults.push('has a document type (DOCTYPE), which no logo needs'));
  parser.on('processinginstruction', ({ target }) =>
    faults.push(`may not hold <?${target}?>: a logo only draws`),
  );
  parser.on('opentag', (tag) => {
    if (!root && (tag.uri !== SVG || tag.local !== 'svg'))
      faults.push(`does not begin with <svg xmlns="${SVG}">`);
    root ??= tag;
    if (!(tag.uri === SVG ? ELEMENTS.has(tag.local) : OF_PROGRAMS.test(tag.uri)))
      faults.push(`may not hold <${tag.local}>: a logo only draws`);
    faults.push(...Object.values(tag.attributes).flatMap(faultsOf));
  });
  // Joins all pieces, since a comment within a style does not end a word.
  parser.on('text', (piece) => (prefix += piece));
  parser.on('cdata', (piece) => (prefix += piece));
  parser.write(text).close();
  if (FOREIGN_STYLE.test(prefix)) faults.push('loads something from elsewhere');
  const attributes = Object.values(root?.attributes ?? {});
  return faults[0] ?? Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Browsers ignore attributes in unknown namespaces. */
function faultsOf({ name, local, uri, value }: SaxesAttributeNS): string[] {
  const known = uri === '' ? ATTRIBUTES : OTHER_ATTRIBUTES[uri];
  if (!known) return [];
  const isKnown = known.has(local) || (uri === '' && /^(aria|data)-[\w-]+$/.test(local));
  if (!isKnown) return [`may not hold ${name}="…": a logo only draws`];
  const isForeign = local === 'href' && !OWN_ADDRESS.test(value.trim());
  return isForeign || FOREIGN_STYLE.test(value) ? ['loads something from elsewhere'] : [];
}
