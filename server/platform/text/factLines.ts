/**
 * Writes facts, one a line, so that no value looks like another fact. The last one keeps its lines, since a person's own words
 * stand there.
 */
export function factLines(facts: readonly (readonly (string | undefined)[])[]): string {
  return facts
    .map(([fact = '', value = ''], place) => {
      const said = place === facts.length - 1 ? value : value.replace(/[\n\r\v\f\x85\u2028\u2029]+/g, ' ');
      return `${fact}: ${said}`;
    })
    .join('\n');
}
