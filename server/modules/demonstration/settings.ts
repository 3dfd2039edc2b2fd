import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const DemonstrationSettings = Type.Object({
  SEED_SERVICES: Type.Integer({
    default: 400,
    minimum: 1,
    maximum: 100_000,
    description: 'services of the demonstration federation',
  }),
  SEED_INSTITUTIONS: Type.Integer({
    default: 40,
    minimum: 1,
    maximum: 10_000,
    description: 'institutions of the demonstration federation',
  }),
});

/** Reads the settings of the demonstration federation. */
export function readDemonstration(settings: Settings): Pick<Config, 'seed'> {
  const { SEED_SERVICES, SEED_INSTITUTIONS } = settings.read(DemonstrationSettings);
  return { seed: { services: SEED_SERVICES, institutions: SEED_INSTITUTIONS } };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Size of the demonstration federation; tests and measurements turn it. */
    readonly seed: { readonly services: number; readonly institutions: number };
  }
}
