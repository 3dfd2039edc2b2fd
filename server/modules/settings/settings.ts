import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const ServiceSettings = Type.Object({
  CONSENT: Type.Boolean({ default: true, description: '`0`: consent is not managed here' }),
});

/** Reads the configuration of the service settings that institutions may change. */
export function readServiceSettings(settings: Settings): Pick<Config, 'consentEnabled'> {
  return { consentEnabled: settings.read(ServiceSettings).CONSENT };
}

declare module '../../platform/config/config' {
  interface Config {
    readonly consentEnabled: boolean;
  }
}
