import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const LONGEST_DAYS = 3_650;

const WatchingSettings = Type.Object({
  WATCHING_DAYS: Type.Integer({
    minimum: 1,
    maximum: LONGEST_DAYS,
    default: 180,
    description: 'days after their last login for which people get news of what they watch',
  }),
  NEWS_DAYS: Type.Integer({
    minimum: 1,
    maximum: LONGEST_DAYS,
    default: 90,
    description: 'days for which what is new of services and policies is kept',
  }),
});

declare module '../../platform/config/config' {
  interface Config {
    readonly watching: {
      /** Number of days that watchers are kept after their last login. */
      readonly days: number;
      /** Days for which news are kept. */
      readonly newsDays: number;
    };
  }
}

export function readWatching(settings: Settings) {
  const { WATCHING_DAYS: days, NEWS_DAYS: newsDays } = settings.read(WatchingSettings);
  return { watching: { days, newsDays } };
}
