/**
 * React Router assigns a name for developer tools to each of its components, and a minifier keeps what is assigned to. Without
 * the names, forms and whatever else the application does not use leave the bundle: 1.5 kB before the first row. So does the
 * code by which links of its framework fetch pages ahead: another kB.
 */
export default function dropUnused(source) {
  return source
    .replaceAll(/return shouldPrefetch && .* : link;$/gm, 'return link;')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (React\w*\.forwardRef\()/g, '= /*#__PURE__*/ $1');
}
