import { applyConnection } from './connect';
import type { Tx } from '../../platform/storage/database';
import type { Change } from './change';
import { applyInstitution } from './applyInstitution';
import { applySetting } from './applySetting';

/** Applies the change that a ticket carries. A second time it changes nothing more. Throws ChangeNotPossible. */
export async function applyChange(tx: Tx, change: Change): Promise<void> {
  if (change.kind === 'connect' || change.kind === 'disconnect') await applyConnection(tx, change);
  else if (change.kind === 'institution') await applyInstitution(tx, change);
  else await applySetting(tx, change);
}
