import { Type } from 'typebox';
import type { Settings } from '../../platform/config/settings';

const WishSettings = Type.Object({
  WISH_DAYS: Type.Integer({
    minimum: 1,
    maximum: 3_650,
    default: 365,
    description:
      'days for which it is kept what people have asked their administrators for, from the answer or, without one, from then',
  }),
});

declare module '../../platform/config/config' {
  interface Config {
    readonly wishes: {
      /** Days for which a wish is kept. */
      readonly days: number;
    };
  }
}

export function readWishes(settings: Settings) {
  const { WISH_DAYS: days } = settings.read(WishSettings);
  return { wishes: { days } };
}
