import { stateSchema } from './extensions/state/state.module';
import { MODULES } from './modules';
import { recordKinds } from './platform/state/recordKind';

/** Returns `docs/state.schema.json`: what a line of a file of state can be. */
export function stateSchemaPage(): string {
  return `${JSON.stringify(stateSchema(recordKinds(MODULES)), null, 2)}\n`;
}
