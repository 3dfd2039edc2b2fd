import type { LoginStore } from '../../modules/statistics/archive.module';

const COUNT_EVERY_MS = 60_000;
/** Counting takes at most a quarter of the time, however slow the machine is. */
const PAUSES = 3;

/**
 * Counts logins after they have been stored, repeatedly, with pauses. Other servers count the logins that they store.
 */
export function countingNow(store: Pick<LoginStore, 'count'>, clock: () => number = () => performance.now()) {
  let due = 0;
  let isUncounted = false;
  return {
    /** Records that logins have been stored. */
    note(): void {
      isUncounted = true;
    },
    /** Counts stored logins, unless that was done a moment ago. `isOver` says when to leave it to the next start. */
    async count(isOver: () => boolean): Promise<void> {
      const start = clock();
      if (!isUncounted || start < due) return;
      isUncounted = false;
      await store.count({ isOver, once: true }).catch((error: unknown) => {
        isUncounted = true;
        throw error;
      });
      const end = clock();
      due = end + Math.max(COUNT_EVERY_MS, (end - start) * PAUSES);
    },
  };
}
