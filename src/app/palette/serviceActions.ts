import type { ListedService } from '../../contracts/domain/catalogue';
import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  type DialogName,
  type ServiceDialogAddress,
} from '../../contracts/domain/dialogAddress';
import { watches } from '../../contracts/domain/rights';
import type { Person } from '../../contracts/domain/person';
import type { Ticket } from '../../contracts/domain/ticket';
import { asksForServices } from '../../contracts/domain/wishRights';
import { pathOf } from '../../features/service/address';
import { tabKeysOf } from '../../features/service/tabKeys';
import { settingsPath } from '../../features/settings/address';
import { entriesFor } from '../../features/settings/entries';
import { decide, type Decided } from '../../machines/kit/decide';
import { serviceConnectionMachine } from '../../machines/pages/serviceConnection/serviceConnection.machine';

/** What can be done about a service, as the id of a sentence that names it. */
export const verbs = {
  connect: 'palette.do.connect',
  ask: 'palette.do.ask',
  disconnect: 'palette.do.disconnect',
  acceptToConnect: 'palette.do.acceptToConnect',
  acceptToDisconnect: 'palette.do.acceptToDisconnect',
  decline: 'palette.do.decline',
  statistics: 'palette.do.statistics',
  policies: 'palette.do.policies',
  consent: 'palette.do.consent',
  strongAuthentication: 'palette.do.strongAuthentication',
  multiFactor: 'palette.do.multiFactor',
  attributes: 'palette.do.attributes',
  watch: 'palette.do.watch',
} as const;

export type Verb = keyof typeof verbs;

export interface ServiceAction {
  readonly verb: Verb;
  readonly to: string;
}

/** What is known of the requests that are under way; a ticket is that of the service. */
export interface UnderWay {
  readonly ticket: Ticket | undefined;
  readonly lookUp: 'done' | 'looking' | 'failed' | 'notDone';
}

/** The dialog of each change. */
const dialogs = {
  connect: 'connect',
  ask: 'ask',
  disconnect: 'disconnect',
  acceptToConnect: 'connect',
  acceptToDisconnect: 'disconnect',
  decline: 'deny',
} as const satisfies Partial<Record<Verb, DialogName>>;

type Change = keyof typeof dialogs;

/** What the page of the service offers in a state; where that is nothing, the page says why. */
const changes: Readonly<Record<Decided<typeof serviceConnectionMachine>, readonly Change[]>> = {
  guest: [],
  looking: [],
  connectable: ['connect'],
  connectableUnchecked: ['connect'],
  connectableWhileDown: ['connect'],
  notConnectable: [],
  askable: ['ask'],
  connectRefused: [],
  connectPending: [],
  connectPendingWhileConnected: [],
  invitedToConnect: ['acceptToConnect', 'decline'],
  connectInvitationRefused: [],
  disconnectable: ['disconnect'],
  disconnectableUnchecked: ['disconnect'],
  disconnectableWhileDown: ['disconnect'],
  disconnectRefused: [],
  disconnectPending: [],
  disconnectPendingWhileNotConnected: [],
  invitedToDisconnect: ['acceptToDisconnect', 'decline'],
  disconnectInvitationRefused: [],
};

/** Returns what this person may do about a service, by the rules of its page: its chart, its tabs, its settings. */
export function actionsOf(
  service: ListedService,
  person: Person,
  { ticket, lookUp }: UnderWay,
): readonly ServiceAction[] {
  const { roles, institution, installation } = person;
  const { connected } = service;
  const { state } = decide(serviceConnectionMachine, {
    roles,
    ...(institution && { institution }),
    connected,
    asks: asksForServices(person),
    singleTenant: service.type === 'single_tenant_template',
    saml1Only: service.saml1Only,
    ticket: ticket ?? null,
    lookUp,
    ticketSystemDown: installation.ticketSystemDown,
  });
  const tabs = tabKeysOf({ connected, resourceServers: [] }, person);
  const settings = entriesFor(person, service);
  return [
    ...changes[state].map((verb) => ({ verb, to: dialogOf(verb, service, ticket) })),
    ...(tabs.includes('statistics')
      ? [{ verb: 'statistics', to: pathOf(service, 'statistics') } as const]
      : []),
    ...settings.map((key) => ({ verb: key, to: settingsPath(service, { key }) })),
    { verb: 'attributes', to: pathOf(service, 'attributes_and_privacy') },
    ...(watches(person) ? [{ verb: 'watch', to: placeOf({ dialog: 'watchOne', service }) } as const] : []),
  ];
}

/** The page of the service, with the dialog open over it. */
function dialogOf(verb: Change, service: ListedService, ticket: Ticket | undefined): string {
  const answers = ticket && verb !== 'connect' && verb !== 'disconnect';
  const address = {
    dialog: dialogs[verb],
    service,
    ...(answers && { invitation: ticket.key }),
  };
  return placeOf(address);
}

function placeOf(address: ServiceDialogAddress): string {
  const query = new URLSearchParams({ [DIALOG_PARAMETER]: formatDialogAddress(address) });
  return `${pathOf(address.service, 'about')}?${query}`;
}
