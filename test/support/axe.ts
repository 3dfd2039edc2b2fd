import axe from 'axe-core';

/**
 * Returns what axe finds wrong, one line each; empty is good. For a part of a page, landmarks around it are not asked for.
 * Colours are left out: style sheets are not loaded here (`test/ui/tokens.test.ts` computes the contrast of every pair, the
 * browser test asks axe again). axe has a register of the whole document only, which makes it twice as fast as a part; what
 * it finds outside of the part is another's.
 */
export async function violations(root: Element = document.body): Promise<string[]> {
  const whole = root === document.body;
  const { violations: found } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: whole } },
  });
  return found.flatMap(({ id, nodes }) => {
    const own = nodes.filter(({ element }) => element && root.contains(element));
    return own.length > 0 ? [`${id}: ${own.map((node) => node.html).join(' | ')}`] : [];
  });
}
