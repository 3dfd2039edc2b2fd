import { no, notSet, yes, type Check } from '../../platform/check';
import type { Watched } from '../../platform/module';
import { faultsOf } from './schedule';

const MINUTE_MS = 60_000;

/** Makes the check of the feeds, by the outcome of their last refreshes. */
export function feedsCheck({ database, now }: Watched): Check {
  return {
    subject: 'metadata feeds',
    async ask() {
      const feeds = await database.read.selectFrom('feed').selectAll().orderBy('name').execute();
      if (feeds.length === 0) return notSet('There is no feed. `idp-dashboard feeds add` adds one.');
      const states = feeds.map((feed) => {
        const faults = faultsOf(feed, now());
        const { name, refreshed_at: at, valid_until: until, reason } = feed;
        const parts = [
          at === null ? 'never refreshed' : `refreshed ${spanText(now().getTime() - at.getTime())} ago`,
          until && `valid until ${until.toISOString()}`,
          faults.length > 0 && `at fault (${faults.join(', ')})`,
          faults.length > 0 && reason,
        ];
        return { faults, text: `${name}: ${parts.filter(Boolean).join(', ')}` };
      });
      const faulty = states.filter(({ faults }) => faults.length > 0);
      const text = (some: typeof states) => `${some.map((one) => one.text).join('; ')}.`;
      return faulty.length === 0
        ? yes(text(states))
        : no(text(faulty), '`idp-dashboard feeds refresh NAME` tries again.');
    },
  };
}

function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / MINUTE_MS));
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
