import { registry } from '../registry';
import { laidOut, type Notation } from './laidOut';

/**
 * Writes a value as a scenarios file would have it. A story that such a file already has is written as its
 * name.
 */
export function literalOf(value: unknown): string {
  return laidOut(value, notation);
}

const notation: Notation = {
  whole: (value) => {
    if (typeof value === 'string') return quoted(value);
    return typeof value === 'object' && value !== null ? nameOf(value) : String(value);
  },
  key: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)),
  width: 100,
  trailing: ',',
};

function nameOf(value: object): string | undefined {
  for (const { id, scenarios } of registry) {
    const story = Object.entries(scenarios.stories).find(([, known]) => known === value);
    if (story) return `${id}Scenarios.stories.${story[0]}`;
  }
  return undefined;
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${escaped.replaceAll("'", String.raw`\'`)}'`;
}
