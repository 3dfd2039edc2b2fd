import { Type } from 'typebox';
import type { Config } from '../../../platform/config/config';
import { isLoopback } from '../../../platform/config/isLoopback';
import type { Settings } from '../../../platform/config/settings';
import { isNetwork } from './senders';
import { readTls, type ListenerTls } from './tlsFiles';

export interface ListenerConfig {
  readonly host: string;
  readonly port: number;
  /** Networks that may send; none: any. */
  readonly senders: readonly string[];
  /** Absent: plain TCP. */
  readonly tls?: ListenerTls;
}

const FticksSettings = Type.Object({
  FTICKS_FEDERATIONS: Type.Optional(
    Type.Array(Type.String({ pattern: '^[^\\s/#]{1,64}$' }), {
      description:
        'names of the federations whose F-TICKS count ([how](docs/FTICKS.md)); absent: all, in files that are imported',
      fault: '{} is no name of a federation in F-TICKS',
    }),
  ),
  FTICKS_LISTEN: Type.Optional(
    Type.String({
      pattern: '^(?:\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+):[1-9]\\d{0,4}$',
      description: 'where F-TICKS are taken by syslog over TCP, `address:port`; absent: nowhere',
      fault: '"{}" is not an address and a port, such as 192.0.2.1:6514 or [::1]:6514',
    }),
  ),
  FTICKS_KEY: Type.Optional(
    Type.String({ description: 'file of the private key (PEM) with which F-TICKS are taken by TLS' }),
  ),
  FTICKS_CERTIFICATE: Type.Optional(
    Type.String({ description: 'file of its certificate (PEM), with those that lead to its authority' }),
  ),
  FTICKS_CLIENT_CA: Type.Optional(
    Type.String({
      description: 'file of authorities (PEM): whoever has no certificate of theirs may not send F-TICKS',
    }),
  ),
  FTICKS_SENDERS: Type.Optional(
    Type.Array(Type.Refine(Type.String(), isNetwork), {
      description: 'networks from which F-TICKS are taken: `192.0.2.0/24`, `2001:db8::/32`; absent: any',
      fault: '{} is no network, such as 192.0.2.0/24 or 2001:db8::7',
    }),
  ),
  ALLOW_UNENCRYPTED_FTICKS: Type.Boolean({
    default: false,
    description: '`1`: F-TICKS from other machines without TLS, for a network that nobody listens to',
  }),
});

/** Reads how F-TICKS come in. */
export function readFticks(
  settings: Settings,
  { enabled }: Pick<Config['statistics'], 'enabled'>,
): Config['fticks'] {
  const read = settings.read(FticksSettings);
  const federations = (read.FTICKS_FEDERATIONS ?? []).map((name) => name.toLowerCase());
  const { FTICKS_LISTEN: listen, FTICKS_SENDERS: senders = [] } = read;
  const tls = readTls(settings, read);
  const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(listen ?? '') ?? [];
  if (listen === undefined || host === '') return { federations };
  if (Number(port) > 65_535) settings.refuse('FTICKS_LISTEN', `${port} is no port`);
  if (!enabled) settings.refuse('FTICKS_LISTEN', 'STATS_ENABLED is 0: nobody would see what is counted');
  if (federations.length === 0)
    settings.refuse('FTICKS_LISTEN', 'FTICKS_FEDERATIONS is needed too: of whom F-TICKS count');
  if (!tls && !isLoopback(host) && !read.ALLOW_UNENCRYPTED_FTICKS)
    settings.refuse(
      'FTICKS_LISTEN',
      'from other machines it needs TLS: FTICKS_KEY and FTICKS_CERTIFICATE, or ALLOW_UNENCRYPTED_FTICKS=1',
    );
  return { federations, listener: { host, port: Number(port), senders, ...(tls && { tls }) } };
}

declare module '../../../platform/config/config' {
  interface Config {
    readonly fticks: {
      /** Names in small letters of the federations whose lines count; none: all do, in files. */
      readonly federations: readonly string[];
      /** Absent: nothing is taken from the network. */
      readonly listener?: ListenerConfig;
    };
  }
}
