import { oneLine } from '../../../platform/text/oneLine';
import type { RoleDirectory } from './roleDirectory';

/** How long a directory that did not answer is left alone, so that not everybody waits for it in vain. */
const REST_MS = 30_000;
const LONGEST_REASON = 200;

/** Who is told what becomes of a directory. */
export interface Told {
  readonly now: () => Date;
  /** Is told when the directory goes away and when it is back, in a line for operators. */
  readonly say: (line: string) => void;
}

/** Returns the directory, which for half a minute after a failure is not asked again: every call fails at once. */
export function rested(directory: RoleDirectory, { now, say }: Told): RoleDirectory {
  let awaySince: number | undefined;
  return {
    async people(...asked) {
      if (awaySince !== undefined && now().getTime() - awaySince < REST_MS)
        throw new Error('not asked again so soon');
      try {
        const people = await directory.people(...asked);
        if (awaySince !== undefined) say('The directory of roles answers again.');
        awaySince = undefined;
        return people;
      } catch (error) {
        const reason = oneLine(error instanceof Error ? error.message : 'failed', LONGEST_REASON);
        if (awaySince === undefined) say(`The directory of roles does not answer: ${reason}`);
        awaySince = now().getTime();
        throw error;
      }
    },
  };
}
