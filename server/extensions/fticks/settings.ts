import { Type } from 'typebox';
import type { Config } from '../../platform/config/config';
import { isLoopback } from '../../platform/config/isLoopback';
import type { Settings } from '../../platform/config/settings';
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
      description: 'file of authorities (PEM); only senders with a certificate of theirs may send F-TICKS',
    }),
  ),
  FTICKS_SENDERS: Type.Optional(
    Type.Array(Type.Refine(Type.String(), isNetwork), {
      description: 'networks from which F-TICKS are taken: `192.0.2.0/24`, `2001:db8::/32`; absent: any',
      fault: '{} is not a network, such as 192.0.2.0/24 or 2001:db8::7',
    }),
  ),
  ALLOW_UNENCRYPTED_FTICKS: Type.Boolean({
    default: false,
    description: '`1`: F-TICKS from other machines without TLS, for a network that is private',
  }),
});

/** Reads the listener's settings; returns undefined if F-TICKS are not received from the network. */
export function readFticks(
  settings: Settings,
  { statistics: { enabled, federations } }: Pick<Config, 'statistics'>,
): ListenerConfig | undefined {
  const read = settings.read(FticksSettings);
  const { FTICKS_LISTEN: listen, FTICKS_SENDERS: senders = [] } = read;
  const tls = readTls(settings, read);
  const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(listen ?? '') ?? [];
  if (listen === undefined || host === '') return undefined;
  if (Number(port) > 65_535) settings.refuse('FTICKS_LISTEN', `${port} is not a port`);
  if (!enabled) settings.refuse('FTICKS_LISTEN', 'STATS_ENABLED is 0, so no page would show what is counted');
  if (federations.length === 0)
    settings.refuse('FTICKS_LISTEN', 'FTICKS_FEDERATIONS is needed too: of whom F-TICKS count');
  if (!tls && !isLoopback(host) && !read.ALLOW_UNENCRYPTED_FTICKS)
    settings.refuse(
      'FTICKS_LISTEN',
      'from other machines it needs TLS: FTICKS_KEY and FTICKS_CERTIFICATE, or ALLOW_UNENCRYPTED_FTICKS=1',
    );
  return { host, port: Number(port), senders, ...(tls && { tls }) };
}

declare module '../../platform/config/config' {
  interface Config {
    /** Absent: F-TICKS are not received from the network. */
    readonly fticks?: ListenerConfig;
  }
}
