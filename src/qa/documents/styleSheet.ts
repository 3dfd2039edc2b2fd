/**
 * Returns the style sheet of a picture that stands alone. It has only rules that a still picture needs.
 * Values replace the design tokens, since many viewers do not support variables: light ones, and dark ones
 * for readers who prefer dark.
 */
export function styleSheet(css: string, tokens: string): string {
  const rules = [...withoutBlocks(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({ selector: compact(selector), body: compact(body) }))
    .filter(({ selector }) => !/\[data-|:hover|:focus|\.(hit|ring|reach|item)\b/.test(selector));
  const paper = { selector: '.paper', body: 'fill: var(--surface-sunken);' };
  const all = [paper, ...rules];
  const written = (dark: boolean) =>
    all
      .filter(({ body }) => !dark || /var\(--(?!font)/.test(body))
      .map(({ selector, body }) => `${selector} { ${valued(body, tokens, dark)} }`);
  return [...written(false), '@media (prefers-color-scheme: dark) {', ...written(true), '}'].join('\n');
}

const compact = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the style sheet without comments and media queries. */
function withoutBlocks(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
}

function valued(body: string, tokens: string, dark: boolean): string {
  return body.replace(/var\((--[\w-]+)\)/g, (name, token: string) => {
    const value = new RegExp(`${token}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (value === undefined) return name;
    const [, light, other] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(compact(value)) ?? [];
    return (dark ? other : light) ?? compact(value);
  });
}
