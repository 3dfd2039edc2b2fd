import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const CatalogueSettings = Type.Object({
  CATALOGUE_CACHE_MB: Type.Integer({
    default: 64,
    minimum: 1,
    maximum: 65_536,
    description: 'megabytes of compressed answers of the catalogue that are kept; the oldest use goes first',
  }),
});

/** Reads the settings of the catalogue. */
export function readCatalogue(settings: Settings): Pick<Config, 'catalogueCacheMb'> {
  const { CATALOGUE_CACHE_MB: catalogueCacheMb } = settings.read(CatalogueSettings);
  return { catalogueCacheMb };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Size of the cache of compressed catalogue answers, in megabytes. */
    readonly catalogueCacheMb: number;
  }
}
