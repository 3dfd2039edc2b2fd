import { stateSchema } from './modules/state/state.module';
import { RECORD_KINDS } from './recordKinds';

/** Returns `docs/state.schema.json`: what a line of a file of state can be. */
export function stateSchemaPage(): string {
  return `${JSON.stringify(stateSchema(RECORD_KINDS), null, 2)}\n`;
}
