/**
 * Computes the style of an element once for all elements like it. jsdom computes a style again on every call,
 * and tests that look for a role, a name or a fault ask for every element of the page. No style sheet here
 * looks beyond an element itself, and only a `style` attribute around it is inherited, so that elements with
 * equal attributes have equal styles. `test/ui/domStyles.tool.test.tsx` compares the results with jsdom's
 * own.
 */
export const reckonStyle = window.getComputedStyle.bind(window);

export function rememberStyles(): void {
  const known = new Map<string, CSSStyleDeclaration>();
  let sheets = document.styleSheets.length;

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || isStyledAround(element)) return reckonStyle(element, pseudo);
    if (sheets !== document.styleSheets.length) known.clear();
    sheets = document.styleSheets.length;
    const kind = kindOf(element);
    const style = known.get(kind) ?? reckonStyle(element);
    known.set(kind, style);
    return style;
  };
}

/** Attributes that no style sheet here refers to. */
const plain = /^(id|href|for|name|value|role|aria-.*|d|[xy]|transform)$/;

function kindOf({ localName, attributes }: Element): string {
  const written = [...attributes].filter(({ name }) => !plain.test(name));
  return [localName, ...written.map(({ name, value }) => `${name}=${value}`)].join('\n');
}

function isStyledAround(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.hasAttribute('style')) return true;
  }
  return false;
}
