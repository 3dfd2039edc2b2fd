import axe from 'axe-core';

/**
 * Returns what axe finds wrong, a line each. For a part of a page, landmarks around it are not required. Colours are
 * left out, because style sheets are not loaded here (`test/ui/tokens.test.ts` computes the contrast of every pair, and
 * the browser tests run axe again). axe checks the whole document, which takes half the time of a part; what it finds
 * outside of `root` is dropped.
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
