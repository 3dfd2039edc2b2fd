import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const LogoSettings = Type.Object({
  LOGO_FETCH: Type.Enum(['0', '1'], {
    default: '1',
    description:
      '`1`: this server fetches the logos of services and gives them out itself, so that no browser calls a provider',
  }),
});

/** Reads whether logos are fetched. */
export function readLogos(settings: Settings): Pick<Config, 'fetchLogos'> {
  return { fetchLogos: settings.read(LogoSettings).LOGO_FETCH === '1' };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly fetchLogos: boolean;
  }
}
