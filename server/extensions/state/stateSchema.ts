import type { RecordKind } from '../../platform/state/recordKind';
import { HEADER } from './stateFile';

/** Returns the JSON Schema (draft 2020-12) of a line of a file of state: its first, or a record of one of the kinds. */
export function stateSchema(kinds: readonly RecordKind[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of a file of state',
    description: `The first line is ${JSON.stringify(HEADER)}. Each of the others is a record; what it leaves out stays as it is.`,
    oneOf: [
      {
        title: 'The first line',
        type: 'object',
        properties: { format: { const: HEADER.format }, version: { const: HEADER.version } },
        required: ['format', 'version'],
      },
      ...kinds.map(({ kind, schema }) => ({ title: kind, ...schema })),
    ],
  };
}
