import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Reads the settings of the catalogue. */
export function readCatalogue(settings: Settings): Pick<Config, 'catalogueCacheMb'> {
  return {
    catalogueCacheMb: settings.integer('CATALOGUE_CACHE_MB', 64, 1, 65_536),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Compressed answers of the catalogue that are kept, in megabytes. */
    readonly catalogueCacheMb: number;
  }
}
