import axe from 'axe-core';

/**
 * What axe finds wrong, one line each; empty is good. For a part of a page, landmarks around it are not asked for.
 * Colours are left out: style sheets are not loaded here (`test/ui/tokens.test.ts` computes the contrast of every
 * pair, the browser test asks axe again).
 */
export async function violations(root: Element = document.body): Promise<string[]> {
  const whole = root === document.body;
  const { violations: found } = await axe.run(root, {
    resultTypes: ['violations'],
    preload: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: whole } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
