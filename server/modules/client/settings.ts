import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import type { Settings } from '../../platform/config/settings';

const ClientSettings = Type.Object({
  LOGO_HOSTS: Type.Array(Type.String({ pattern: '^(\\*|(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+)$' }), {
    default: [],
    description:
      'hosts whose logos people’s browsers may load (`static.example.org`, `*.example.org`, `*`: any); a host sees who looks',
    fault: '"{}" is not a host, *. and a host, or *',
  }),
});

/** Reads the settings of the client. */
export function readClient(settings: Settings): Pick<Config, 'logoHosts'> {
  const { LOGO_HOSTS: logoHosts } = settings.read(ClientSettings);
  return { logoHosts };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Hosts from which a browser may load pictures: names, `*.` and a name, or `*` for any. */
    readonly logoHosts: readonly string[];
  }
}
