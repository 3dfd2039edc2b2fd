import { Type } from 'typebox';
import { openRemote, type OpenRemote, type RemoteParts } from '../../modules/tickets/remote.module';
import { createTicket, findTicketOf } from './createTicket';
import { faultsOf } from './faults';
import { historyOf } from './history';
import { knownQueue } from './rtQueue';
import { rtClient } from './rtClient';
import type { RtSettings } from './rtSettings';
import { findTicket } from './rtTicket';
import { searchTickets } from './searchTickets';
import { remindOf, takeStep } from './steps';

/** Opens the Request Tracker as an external ticket system. */
export function openRt(settings: RtSettings, parts: RemoteParts): OpenRemote {
  const { mapping } = settings;
  const own = { mapping, queueId: knownQueue(mapping) };
  return openRemote('Request Tracker', settings, parts, (health) => ({
    client: rtClient(settings, health),
    work: {
      faults: (call, signal) => faultsOf({ ...call, ...own }, signal),
      search: (call, signal, institution, filter) =>
        searchTickets({ ...call, ...own }, institution, filter, signal),
      history: (call, signal, ticket) => historyOf({ ...call, ...own }, ticket, signal),
      find: (call, signal, key) => findTicket({ ...call, ...own }, key, signal),
      create: (call, signal, ticket, requestId) =>
        createTicket({ ...call, ...own }, ticket, requestId, signal),
      findByRequest: (call, signal, requestId) => findTicketOf({ ...call, ...own }, requestId, signal),
      take: (call, signal, key, step, comment) => takeStep({ ...call, ...own }, key, step, comment, signal),
      remind: (call, signal, key, reminder) => remindOf({ ...call, ...own }, key, reminder, signal),
      whoAmI: (call, signal) => call.client.read('rt', Type.Object({ Version: Type.String() }), signal),
    },
  }));
}
