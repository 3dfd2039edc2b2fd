import type { Level } from '../../../src/contracts/domain/level';
import type { Config } from '../../platform/config/config';
import type { Principal } from './principal';

/** How far the clock of the provider may be off. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Levels of this installation by ascending rank, the lowest one included. */
export function configuredLevels({ default: lowest, offered }: Config['levels']): Level[] {
  const above = offered.map(({ uri, rank }) => ({ uri, rank })).sort((a, b) => a.rank - b.rank);
  return [{ uri: lowest, rank: 1 }, ...above];
}

/**
 * Returns the level that `/login?loa=` asks for: its rank, or the last character of its URI, which is how the contract
 * addresses 1.5 (WIRE T29). `undefined`: not a level of this installation.
 */
export function levelAsked(loa: string, levels: Config['levels']): Level | undefined {
  const wanted = loa === '5' ? '1.5' : loa;
  return configuredLevels(levels).find(({ rank }) => String(rank) === wanted);
}

/** Returns the rank of the level that the provider vouches for; a missing or unknown `acr` is the lowest. */
export function rankOf(acr: unknown, levels: Config['levels']): number {
  return configuredLevels(levels).find(({ uri }) => uri === acr)?.rank ?? 1;
}

type Authenticated = Pick<Principal, 'level' | 'authenticatedAt'>;

/** Tells whether the person authenticated at that moment or later; a login that does not say when proves nothing. */
export function isSince({ authenticatedAt }: Authenticated, time: Date): boolean {
  if (authenticatedAt === undefined) return false;
  return new Date(authenticatedAt).getTime() >= time.getTime() - CLOCK_TOLERANCE_SECONDS * 1000;
}

/** Returns the rank that counts for a change: a level above the lowest ends some time after the login. */
export function rankForChange(
  login: Authenticated,
  { seconds }: Pick<Config['levels'], 'seconds'>,
  now: Date,
): number {
  const fresh = isSince(login, new Date(now.getTime() - seconds * 1000));
  return fresh ? login.level : Math.min(login.level, 1);
}

/** Tells whether a login is strong enough for a change that takes this rank; every one is where step-up is off. */
export function countsForChange(
  login: Authenticated,
  rank: number,
  levels: Pick<Config['levels'], 'seconds' | 'stepUpEnabled'>,
  now: Date,
): boolean {
  return !levels.stepUpEnabled || rankForChange(login, levels, now) >= rank;
}
