import type { RecordKind } from '../../platform/state/recordKind';
import { HEADER } from './stateFile';

/**
 * Returns `docs/state.schema.json`: the JSON Schema (draft 2020-12) of a line of a state file, which is its header, or
 * a record of one of the kinds.
 */
export function stateSchemaPage(kinds: readonly RecordKind[]): string {
  const schema = {
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
      ...kinds.map((one) => ({ title: one.kind, ...one.schema })),
    ],
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
