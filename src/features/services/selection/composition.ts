import type { ListedService } from '../../../contracts/domain/services/catalogue';
import type { ConnectionState } from '../../../contracts/domain/services/connection';
import type { AccessSettings } from '../accessSettings';

type Kind = 'connected' | 'notConnected' | 'underWay' | 'elsewhere';

const kinds: Readonly<Record<ConnectionState, Kind>> = {
  connected: 'connected',
  notConnected: 'notConnected',
  linkPending: 'underWay',
  unlinkPending: 'underWay',
  invitedToConnect: 'underWay',
  invitedToDisconnect: 'underWay',
};

export interface Part {
  readonly kind: Kind;
  readonly count: number;
}

/**
 * Returns how many of the ticked services are connected, are not, and have an open request; last, how many of
 * them the list does not show now. Connections are left out for guests, and until the requests are known.
 */
export function composition(
  ticked: readonly ListedService[],
  found: readonly ListedService[],
  settings: AccessSettings,
  guest: boolean,
): readonly Part[] {
  const states = guest ? [] : ticked.map(settings.connection);
  const known = states.every((state) => state !== undefined);
  const here = new Set(found);
  const count = (kind: Kind) => states.filter((state) => state && kinds[state] === kind).length;
  const parts: readonly Part[] = [
    ...(known ? (['connected', 'notConnected', 'underWay'] as const) : []).map((kind) => ({
      kind,
      count: count(kind),
    })),
    { kind: 'elsewhere', count: ticked.filter((service) => !here.has(service)).length },
  ];
  return parts.filter((part) => part.count > 0);
}
