import type { CurrentUser } from '../../../../src/contracts/wire/user';
import type { OfferedLevel } from './offeredLevel';

/** Returns a level in the form of `/users/me`. */
export function levelView({
  uri,
  rank,
  labels,
  short,
  group,
}: OfferedLevel): NonNullable<CurrentUser['assuranceLevels']>[number] {
  return {
    uri,
    rank,
    labels: { ...labels },
    ...(short && { short: { ...short } }),
    ...(group !== undefined && { group }),
  };
}
