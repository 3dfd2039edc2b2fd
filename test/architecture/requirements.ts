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
