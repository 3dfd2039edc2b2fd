import { enoughOf, enoughRank, type Level } from '../../../src/contracts/domain/level';
import type { Config } from '../../platform/config/config';
import type { OfferedLevel } from './levels/offeredLevel';
import type { Principal } from './principal';

/** How far the clock of the provider may be off. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** A rank that a login is to have, and each `acr` that is enough. */
export interface AskedLevel {
  readonly rank: number;
  readonly acrs: readonly string[];
}

/** Ranks that the rules of access ask for, whatever ranks an installation has. */
const RANKS_OF_RULES = ['2', '3'];

/** Levels of this installation by ascending rank, the lowest one included. */
export function configuredLevels({ lowest, offered }: Config['levels']): OfferedLevel[] {
  return [lowest, ...offered.filter(({ uri }) => uri !== lowest.uri)];
}

/** Returns what a login has to have for this rank: the lowest level that reaches it, else the highest there is. */
export function askedFor(rank: number, levels: Config['levels']): AskedLevel {
  const known = configuredLevels(levels);
  return { rank: enoughRank(known, rank), acrs: enoughOf(known, rank).map(({ uri }) => uri) };
}

/**
 * Returns the level that `/login?loa=` asks for: its rank, or the last character of its URI, which is how the contract
 * addresses 1.5 (WIRE T29). `undefined`: not a level of this installation.
 */
export function levelAsked(loa: string, levels: Config['levels']): AskedLevel | undefined {
  const ranks = configuredLevels(levels).map(({ rank }) => String(rank));
  const wanted = loa === '5' && !ranks.includes(loa) ? '1.5' : loa;
  return [...ranks, ...RANKS_OF_RULES].includes(wanted) ? askedFor(Number(wanted), levels) : undefined;
}

/** Returns the rank of the level that the provider vouches for; 0 where `acr` is missing or unknown. */
export function rankOf(acr: unknown, levels: Config['levels']): number {
  const level: Level | undefined = configuredLevels(levels).find(({ uri }) => uri === acr);
  return level?.rank ?? 0;
}

/**
 * Returns a login's rank as rules count it: 1 is any login, and the highest level that there is here is enough for
 * everything.
 */
export function countedRank(rank: number, { offered }: Pick<Config['levels'], 'offered'>): number {
  const highest = offered.at(-1)?.rank ?? Infinity;
  return rank >= highest ? Infinity : Math.max(rank, 1);
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
  levels: Pick<Config['levels'], 'seconds' | 'stepUpEnabled' | 'offered'>,
  now: Date,
): boolean {
  return !levels.stepUpEnabled || countedRank(rankForChange(login, levels, now), levels) >= rank;
}
