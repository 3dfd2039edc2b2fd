import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Reads the settings of what institutions may set for a service. */
export function readServiceSettings(settings: Settings): Pick<Config, 'consentEnabled'> {
  return {
    consentEnabled: settings.flag('CONSENT', true),
  };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly consentEnabled: boolean;
  }
}
