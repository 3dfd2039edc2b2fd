import type { ListedService } from '../../contracts/domain/services/catalogue';
import {
  DIALOG_PARAMETER,
  formatDialogAddress,
  type DialogName,
  type ServiceDialogAddress,
} from '../../contracts/domain/dialogAddress';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import type { Overlay } from '../../extending/extension';
import { pathOf } from '../../features/service/address';
import { tabKeysOf } from '../../features/service/tabKeys';
import { settingsPath } from '../../features/settings/address';
import { entriesFor } from '../../features/settings/entries';
import { decide, type Decided } from '../../machines/kit/decide';
import type { Sources, UnderWay } from './sources';
import { serviceConnectionMachine } from '../../machines/pages/serviceConnection/serviceConnection.machine';

/** What can be done about a service, as the id of a sentence that names it. */
const verbs = {
  connect: 'palette.do.connect',
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
} as const;

type Verb = keyof typeof verbs;

/** Something that can be done about a service, and where. */
export interface Action {
  /** Message id of a sentence that names the service. */
  readonly messageId: string;
  readonly to: string;
}

/** Returns the message ids of everything that can be done about a service. */
export function serviceVerbs(overlays: readonly Overlay[]): readonly string[] {
  const added = overlays.flatMap(({ serviceActions = [] }) => serviceActions);
  return [...Object.values(verbs), ...added.map(({ messageId }) => messageId)];
}

/** The dialog of each change. */
const dialogs = {
  connect: 'connect',
  disconnect: 'disconnect',
  acceptToConnect: 'connect',
  acceptToDisconnect: 'disconnect',
  decline: 'deny',
} as const satisfies Partial<Record<Verb, DialogName>>;

type Change = keyof typeof dialogs;

/** The actions that the page of the service offers in each state; if there are none, the page says why. */
const changes: Readonly<Record<Decided<typeof serviceConnectionMachine>, readonly Change[]>> = {
  guest: [],
  looking: [],
  connectable: ['connect'],
  connectableUnchecked: ['connect'],
  connectableWhileDown: ['connect'],
  notConnectable: [],
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
  { person, overlays }: Pick<Sources, 'person' | 'overlays'>,
  { ticket, lookUp }: UnderWay,
): readonly Action[] {
  const { roles, institution, installation } = person;
  const { connected } = service;
  const { state } = decide(serviceConnectionMachine, {
    roles,
    ...(institution && { institution }),
    connected,
    singleTenant: service.type === 'single_tenant_template',
    saml1Only: service.saml1Only,
    ticket: ticket ?? null,
    lookUp,
    ticketSystemDown: installation.ticketSystemDown,
  });
  const tabs = tabKeysOf({ connected, resourceServers: [] }, person);
  const settings = entriesFor(person, service);
  const added = overlays
    .flatMap(({ serviceActions = [] }) => serviceActions)
    .filter(({ isFor, onlyRefused }) => isFor(person) && (!onlyRefused || state === 'connectRefused'));
  const actionOf = ({ messageId, dialog }: (typeof added)[number]): Action => ({
    messageId,
    to: placeOf({ dialog, service }),
  });
  const own = (verb: Verb, to: string): Action => ({ messageId: verbs[verb], to });
  return [
    ...changes[state].map((verb) => own(verb, dialogOf(verb, service, ticket))),
    ...added.filter(({ onlyRefused }) => onlyRefused).map(actionOf),
    ...(tabs.includes('statistics') ? [own('statistics', pathOf(service, 'statistics'))] : []),
    ...settings.map((key) => own(key, settingsPath(service, { key }))),
    own('attributes', pathOf(service, 'attributes_and_privacy')),
    ...added.filter(({ onlyRefused }) => !onlyRefused).map(actionOf),
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
