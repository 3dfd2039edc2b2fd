import { LRUCache } from 'lru-cache';
import type { RolesNeed } from '../../modules/person/roles.module';
import { oneLine } from '../../platform/text/oneLine';
import { RetryLater, UnusableAnswer, type RoleDirectory } from './roleDirectory';

/** Pause after a directory did not answer, so that not every request waits for it in vain. */
const REST_MS = 30_000;
/** Maximum pause, if the directory asks for longer. */
const LONGEST_REST_MS = 10 * 60_000;
const LONGEST_REASON = 200;
/**
 * Time for which the same complaint about the directory's data is not repeated, and maximum number of remembered
 * complaints.
 */
const COMPLAINED_MS = 60 * 60_000;
const MOST_COMPLAINTS = 1_000;

type RestedNeeds = Pick<RolesNeed, 'now' | 'say'>;

export interface Rested extends RoleDirectory {
  /**
   * Returns whether the directory answered the last request. A failed request is repeated in the background after the
   * pause, so that its return is noticed even if no one logs in.
   */
  answers(): boolean;
}

/**
 * Returns the directory with a pause of half a minute after a failure, or as long as it asks for: every call fails at
 * once meanwhile. An unusable answer to one request is not a failure of the directory.
 */
export function rested(directory: RoleDirectory, { now, say }: RestedNeeds): Rested {
  let away: { readonly until: number; readonly args: Parameters<RoleDirectory['people']> } | undefined;
  const complaints = new LRUCache<string, number>({ max: MOST_COMPLAINTS });
  const isResting = () => away !== undefined && now().getTime() < away.until;

  function isBack(): void {
    if (away !== undefined) say('The directory of roles answers again.');
    away = undefined;
  }

  function complain(institutionId: string, reason: string): void {
    const line = `The directory of roles says nothing of use on ${oneLine(institutionId, LONGEST_REASON)}: ${reason}`;
    const at = now().getTime();
    if (at - (complaints.get(line) ?? -Infinity) < COMPLAINED_MS) return;
    complaints.set(line, at);
    say(line);
  }

  async function people(...args: Parameters<RoleDirectory['people']>) {
    if (isResting()) throw new Error('not asked again so soon');
    try {
      const found = await directory.people(...args);
      isBack();
      return found;
    } catch (error) {
      const reason = oneLine(error instanceof Error ? error.message : 'failed', LONGEST_REASON);
      if (error instanceof UnusableAnswer) {
        isBack();
        complain(args[0], reason);
        throw error;
      }
      if (away === undefined) say(`The directory of roles does not answer: ${reason}`);
      const wanted = error instanceof RetryLater ? error.seconds * 1000 : 0;
      const pause = Math.min(Math.max(wanted, REST_MS), LONGEST_REST_MS);
      away = { until: now().getTime() + pause, args };
      throw error;
    }
  }

  return {
    called: directory.called,
    people,
    answers() {
      if (away === undefined) return true;
      if (!isResting()) void people(...away.args).catch(() => undefined);
      return false;
    },
  };
}
