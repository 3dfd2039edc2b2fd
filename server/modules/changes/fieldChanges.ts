import type { FieldChange } from '../../../src/contracts/wire/change';
import type { InstitutionChange } from './change';
import type { SettingChange } from './change';

/** Returns the fields that differ, by the names of the request's body. Empty values are left out. */
export function fieldChanges({
  before,
  after,
}: Pick<SettingChange | InstitutionChange, 'before' | 'after'>): FieldChange[] {
  const from = new Map<string, string>(Object.entries(before));
  return Object.entries<string>({ ...after }).flatMap(([field, to]) => {
    const old = from.get(field) ?? '';
    return old === to ? [] : [{ field, ...(old && { from: old }), ...(to && { to }) }];
  });
}
