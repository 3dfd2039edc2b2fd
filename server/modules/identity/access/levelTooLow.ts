import type { Config } from '../../../platform/config/config';
import { requirementFor, countsForChange } from '../assurance';
import type { Principal } from '../principal';
import { ProblemError } from '../../../platform/http/problems';

/**
 * Refuses a login whose assurance level is below `rank`, with the sufficient levels and their maximum age (RFC 9470).
 */
export function levelTooLow({ levels }: Pick<Config, 'levels'>, rank: number): ProblemError {
  const enough = requirementFor(rank, levels);
  return new ProblemError('insufficient-user-authentication', {
    acr_values: enough.acrs.join(' '),
    level: enough.rank,
    max_age: levels.seconds,
  });
}

/** Throws if a login is too weak for a change that needs this rank. */
export function requireLevel(
  config: Pick<Config, 'levels'>,
  principal: Principal,
  rank: number,
  now: Date,
): void {
  if (!countsForChange(principal, rank, config.levels, now)) throw levelTooLow(config, rank);
}
