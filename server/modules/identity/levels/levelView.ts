import type { CurrentUser } from '../../../../src/contracts/wire/user';
import type { OfferedLevel } from './offeredLevel';

/** Returns a level as `/users/me` names it. */
export function levelView({
  uri,
  rank,
  labels,
  group,
}: OfferedLevel): NonNullable<CurrentUser['assuranceLevels']>[number] {
  return { uri, rank, labels: { ...labels }, ...(group !== undefined && { group }) };
}
