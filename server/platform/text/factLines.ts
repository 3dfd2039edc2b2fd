/**
 * Formats facts, one per line, so that no value looks like another fact. The last one keeps its lines, because it is a
 * person's own text.
 */
export function factLines(facts: readonly (readonly (string | undefined)[])[]): string {
  return facts
    .map(([fact = '', value = ''], index) => {
      const text = index === facts.length - 1 ? value : value.replace(/[\n\r\v\f\x85\u2028\u2029]+/g, ' ');
      return `${fact}: ${text}`;
    })
    .join('\n');
}
