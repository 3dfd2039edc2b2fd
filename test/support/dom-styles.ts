/**
 * jsdom reckons the style of an element anew whenever somebody asks, all colours and ancestors included, and those who
 * look for a role, a name or a fault ask of every element on the page. Here no style sheet looks at more than an
 * element itself, and only a `style` around it is handed down: elements that are written alike look alike, so that one
 * of each kind is reckoned. `test/ui/domStyles.test.tsx` holds the answers against jsdom's own.
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

/** Attributes that no style sheet here asks for. */
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
