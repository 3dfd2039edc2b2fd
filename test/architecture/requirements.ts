/** The list of what the dashboard promises (docs/REQUIREMENTS.md), read as a table of numbers, promises and tests. */

export interface Requirement {
  readonly section: string;
  /** As it is written. */
  readonly number: string;
  readonly promise: string;
  /** Paths below `test/`. */
  readonly shownBy: readonly string[];
}

export function requirementsIn(document: string): readonly Requirement[] {
  return document.split(/^## /m).flatMap((part) => {
    const [section = '', ...lines] = part.split('\n');
    const rows = lines.filter((line) => line.startsWith('|') && !/^\| *(#|-)/.test(line));
    return rows.map((line) => {
      const [, number = '', promise = '', files = ''] = line.split('|');
      const shownBy = [...files.matchAll(/`([^`]*)`/g)].map(([, file = '']) => file);
      return { section, number: number.trim(), promise: promise.trim(), shownBy };
    });
  });
}

/**
 * Returns one line for each fault; empty is good. The numbers are those from 1 to the last, each once, rising in a section.
 */
export function requirementFaults(document: string, last: number, tests: ReadonlySet<string>): string[] {
  const rows = requirementsIn(document);
  const numbers = rows.map(({ number }) => number);
  const due = Array.from({ length: last }, (_, index) => String(index + 1));
  const promises = new Map(rows.map(({ promise, number }) => [promise, number]));
  return [
    ...due.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...rows.flatMap(({ section, number, promise, shownBy }, index) => {
      const before = rows[index - 1];
      const other = promises.get(promise);
      return [
        due.includes(number) ? '' : `${number} is no number of the list`,
        numbers.indexOf(number) === index ? '' : `${number} stands twice`,
        before?.section === section && Number(before.number) > Number(number)
          ? `${number} stands behind ${before.number}`
          : '',
        promise ? '' : `${number} promises nothing`,
        other === number ? '' : `${number} promises what ${other} does`,
        shownBy.length > 0 ? '' : `${number} is shown by no test`,
        ...shownBy.map((file) => (tests.has(file) ? '' : `${number} is shown by ${file}, which is no test`)),
      ].filter(Boolean);
    }),
  ];
}
