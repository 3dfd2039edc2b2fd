import { connectionsApi } from '../../src/api/connections.api';
import { servicesApi } from '../../src/api/services.api';
import { sessionApi } from '../../src/api/session.api';
import { ticketsApi } from '../../src/api/tickets.api';
import type { Failure } from '../../src/contracts/domain/failure';
import type { AppStore } from '../../src/store/makeStore';
import { wireService, wireTicketPage, wireUser } from '../support/builders';
import { enveloped, FakeServer } from '../support/dom/fakeServer';

const about = { serviceEntityId: 'https://wiki.example', serviceType: 'saml20_sp', comments: '' } as const;
const requestId = 'r-1';

/** Calls of the real client, each as one of its kind. */
export const calls = {
  person: (store) => store.dispatch(sessionApi.endpoints.getPerson.initiate('', fresh)).unwrap(),
  service: (store) =>
    store.dispatch(servicesApi.endpoints.getService.initiate({ id: 42, type: 'saml20_sp' }, fresh)).unwrap(),
  tickets: (store) => store.dispatch(ticketsApi.endpoints.countAwaiting.initiate(undefined, fresh)).unwrap(),
  connect: (store) =>
    store
      .dispatch(
        connectionsApi.endpoints.connectService.initiate({
          requestId,
          request: { kind: 'connect', ...about, level: '', contactEmail: '' },
        }),
      )
      .unwrap(),
  disconnect: (store) =>
    store
      .dispatch(
        connectionsApi.endpoints.disconnectService.initiate({
          requestId,
          request: { kind: 'disconnect', ...about },
        }),
      )
      .unwrap(),
  accept: (store) =>
    store
      .dispatch(
        connectionsApi.endpoints.acceptInvitation.initiate({
          requestId,
          request: { kind: 'accept', ticketKey: 'CXT-7', invitation: 'LINKINVITE', level: '', ...about },
        }),
      )
      .unwrap(),
  deny: (store) =>
    store
      .dispatch(
        connectionsApi.endpoints.denyInvitation.initiate({
          requestId,
          request: {
            kind: 'deny',
            ticketKey: 'CXT-7',
            invitation: 'LINKINVITE',
            serviceEntityId: about.serviceEntityId,
            comments: '',
          },
        }),
      )
      .unwrap(),
} satisfies Record<string, (store: AppStore) => Promise<unknown>>;
const fresh = { forceRefetch: true, subscribe: false } as const;
export type CallName = keyof typeof calls;

export async function outcomeOf(store: AppStore, name: CallName): Promise<Failure | 'fine'> {
  try {
    await calls[name](store);
    return 'fine';
  } catch (failure) {
    return failure as Failure;
  }
}

/** Makes a server that grants everything. */
export function willingServer(): FakeServer {
  const filed = () => enveloped({ jiraKey: 'CXT-1' });
  return new FakeServer()
    .on('GET /users/me', () => enveloped(wireUser()))
    .on('GET /services/detail', () => enveloped(wireService()))
    .on('POST /actions', () => enveloped(wireTicketPage([], 3)))
    .on('POST /services/connect', filed)
    .on('POST /services/disconnect', filed)
    .on('PUT /users/inviteRequest', () => enveloped({}));
}
