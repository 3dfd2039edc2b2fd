import { keyOf, type ListedService } from '../../contracts/domain/services/catalogue';
import type { Ticket } from '../../contracts/domain/tickets/ticket';
import { pathOf } from '../../features/service/address';
import { nameOf, titleMessages } from '../../features/tickets/ticketTitle';
import type { Entry } from './entry';
import type { KnownPage } from './pages';
import type { Action } from './serviceActions';
import { statusOf, type Sources } from './sources';

export function serviceLine(sources: Sources, service: ListedService): Entry {
  return {
    key: keyOf(service),
    icon: 'service',
    label: service.name,
    note: service.organisation || undefined,
    status: statusOf(sources, service),
    way: { kind: 'place', to: pathOf(service, 'about') },
  };
}

export function ticketLine({ say }: Pick<Sources, 'say'>, ticket: Ticket): Entry {
  return {
    key: ticket.key,
    icon: 'ticket',
    code: ticket.key,
    label: say(titleMessages[ticket.type], { name: nameOf(ticket) }),
    status: { of: 'ticket', status: ticket.status },
    way: { kind: 'place', to: `/tickets/${ticket.key}` },
  };
}

export function pageLine({ say }: Pick<Sources, 'say'>, { to, name }: KnownPage): Entry {
  return { key: to, icon: 'page', label: say(name), way: { kind: 'place', to } };
}

export function actionLine(
  { say }: Pick<Sources, 'say'>,
  service: ListedService,
  { messageId, to }: Action,
): Entry {
  return {
    key: `${messageId}:${keyOf(service)}`,
    icon: 'action',
    label: say(messageId, { service: service.name }),
    way: { kind: 'place', to },
  };
}
