import { enoughOf, enoughRank, type Level } from '../../../src/contracts/domain/services/level';
import type { Config } from '../../platform/config/config';
import type { OfferedLevel } from './levels/offeredLevel';
import type { Principal } from './principal';

/** Largest accepted difference of the provider's clock. */
export const CLOCK_TOLERANCE_SECONDS = 30;

/** Required rank of a login, with every sufficient `acr`. */
export interface RequestedLevel {
  readonly rank: number;
  readonly acrs: readonly string[];
}

/** Ranks in the rules of access, whatever ranks an installation has. */
const RANKS_OF_RULES = ['2', '3'];

/** Returns the levels of this installation by ascending rank, including the lowest. */
export function configuredLevels({ lowest, offered }: Config['levels']): OfferedLevel[] {
  return [lowest, ...offered.filter(({ uri }) => uri !== lowest.uri)];
}

/** Returns the requirement for this rank: the lowest level that reaches it, else the highest level. */
export function requirementFor(rank: number, levels: Config['levels']): RequestedLevel {
  const known = configuredLevels(levels);
  return { rank: enoughRank(known, rank), acrs: enoughOf(known, rank).map(({ uri }) => uri) };
}

/**
 * Returns the level in `/login?loa=`: its rank, or the last character of its URI, which is how the contract addresses
 * 1.5 (WIRE T29). `undefined`: not a level of this installation.
 */
export function requestedLevel(loa: string, levels: Config['levels']): RequestedLevel | undefined {
  const ranks = configuredLevels(levels).map(({ rank }) => String(rank));
  const wanted = loa === '5' && !ranks.includes(loa) ? '1.5' : loa;
  return [...ranks, ...RANKS_OF_RULES].includes(wanted) ? requirementFor(Number(wanted), levels) : undefined;
}

/** Returns the rank of the level that the provider asserts; 0 if `acr` is missing or unknown. */
export function rankOf(acr: unknown, levels: Config['levels']): number {
  const level: Level | undefined = configuredLevels(levels).find(({ uri }) => uri === acr);
  return level?.rank ?? 0;
}

/**
 * Returns the rank of a login for the rules: every login has 1, and the highest configured level is enough for
 * everything.
 */
export function countedRank(rank: number, { offered }: Pick<Config['levels'], 'offered'>): number {
  const highest = offered.at(-1)?.rank ?? Infinity;
  return rank >= highest ? Infinity : Math.max(rank, 1);
}

type Authenticated = Pick<Principal, 'level' | 'authenticatedAt'>;

/** Returns true if the person authenticated at that time or later; a login without a time proves nothing. */
export function isSince({ authenticatedAt }: Authenticated, time: Date): boolean {
  if (authenticatedAt === undefined) return false;
  return new Date(authenticatedAt).getTime() >= time.getTime() - CLOCK_TOLERANCE_SECONDS * 1000;
}

/** Returns the rank for a change: a level above the lowest expires some time after the login. */
export function rankForChange(
  login: Authenticated,
  { seconds }: Pick<Config['levels'], 'seconds'>,
  now: Date,
): number {
  const fresh = isSince(login, new Date(now.getTime() - seconds * 1000));
  return fresh ? login.level : Math.min(login.level, 1);
}

/** Returns true if a login is strong enough for a change that needs this rank; always true if step-up is off. */
export function countsForChange(
  login: Authenticated,
  rank: number,
  levels: Pick<Config['levels'], 'seconds' | 'stepUpEnabled' | 'offered'>,
  now: Date,
): boolean {
  return !levels.stepUpEnabled || countedRank(rankForChange(login, levels, now), levels) >= rank;
}
