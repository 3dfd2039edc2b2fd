import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const WishSettings = Type.Object({
  WISH_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3_650,
    default: 365,
    description: 'days for which a wish is kept after its answer or, without one, after it was made',
  }),
});

declare module '../../platform/config/config' {
  interface Config {
    readonly wishes: {
      /** Number of days that a wish is kept. */
      readonly days: number;
    };
  }
}

export function readWishes(settings: Settings) {
  const { WISH_DAYS: days } = settings.read(WishSettings);
  return { wishes: { days } };
}
