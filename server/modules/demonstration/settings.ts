import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Reads the settings of the demonstration federation. */
export function readDemonstration(settings: Settings): Pick<Config, 'seed'> {
  return {
    seed: {
      services: settings.integer('SEED_SERVICES', 400, 1, 100_000),
      institutions: settings.integer('SEED_INSTITUTIONS', 40, 1, 10_000),
    },
  };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Size of the demonstration federation; tests and measurements turn it. */
    readonly seed: { readonly services: number; readonly institutions: number };
  }
}
