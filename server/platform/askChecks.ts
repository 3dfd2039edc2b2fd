import { setTimeout } from 'node:timers/promises';
import type { Verdict as WireVerdict } from '../../src/contracts/wire/checks';
import { no, type Check, type CheckOptions, type Verdict } from './check';
import { complain } from './log/processLog';
import type { Modules, Watched } from './module';

/** Longest time for one check; the page waits for all of them for half a minute. */
const LONGEST_MS = 20_000;

/** Returns the checks of these modules. */
export function checksOf(modules: Modules, watched: Watched, options: CheckOptions = {}): Check[] {
  return modules.flatMap(({ checks }) => checks?.(watched, options) ?? []);
}

/** Asks everything at once, and returns the answers in the order of the checks. */
export function askAll(checks: readonly Check[]): Promise<WireVerdict[]> {
  return Promise.all(checks.map(async (check) => ({ subject: check.subject, ...(await answerOf(check)) })));
}

/** Returns the answer of a check, also if it fails or takes too long. */
export async function answerOf({ subject, ask }: Check): Promise<Verdict> {
  const ending = new AbortController();
  const tooLate = setTimeout(LONGEST_MS, undefined, { signal: ending.signal, ref: false }).then(() =>
    no('There was no answer in time.', 'Ask again.'),
  );
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([ask(), tooLate]);
  } catch (error) {
    complain(error);
    return no(`The ${subject} could not be checked.`, 'The log has the error.');
  } finally {
    ending.abort();
  }
}
