/**
 * The promises of the dashboard: the core in docs/REQUIREMENTS.md, the extensions in
 * docs/extensions/REQUIREMENTS.md, read as tables of numbers, promises and tests.
 */
import { textOf } from './files';

interface Requirement {
  readonly section: string;
  /** As it is written. */
  readonly number: string;
  readonly promise: string;
  /** Paths below `test/`. */
  readonly shownBy: readonly string[];
}

export const extensionRequirements = requirementsIn('docs/extensions/REQUIREMENTS.md');
export const requirements = [...requirementsIn('docs/REQUIREMENTS.md'), ...extensionRequirements];

function requirementsIn(document: string): readonly Requirement[] {
  return textOf(document)
    .split(/^## /m)
    .flatMap((part) => {
      const [section = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('|') && !/^\| *(#|-)/.test(line));
      return rows.map((line) => {
        const [, number = '', promise = '', files = ''] = line.split('|');
        const shownBy = [...files.matchAll(/`([^`]*)`/g)].map(([, file = '']) => file);
        return { section, number: number.trim(), promise: promise.trim(), shownBy };
      });
    });
}
