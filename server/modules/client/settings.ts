import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

/** Reads the settings of what browsers are given. */
export function readClient(settings: Settings): Pick<Config, 'logoHosts'> {
  return {
    logoHosts: settings.list('LOGO_HOSTS', [], isHostPattern, 'a host, *. and a host, or *'),
  };
}

function isHostPattern(text: string): boolean {
  return /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(text);
}

declare module '../../platform/config/config' {
  interface Config {
    /** Hosts whose pictures a visitor's browser may load: names, `*.` and a name, or `*` for any. */
    readonly logoHosts: readonly string[];
  }
}
