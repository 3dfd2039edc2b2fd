import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { actionsRoutes } from './actions.routes';
import { withdrawalRoutes } from './withdrawal.routes';
import { outboxGauges } from './outbox/gauges';
import { connectionEventRecords } from '../changes/changes.module';
import { ticketCheck } from './ticketCheck';
import { openTickets } from './openTickets';
import { jiraSystem, readTickets } from './settings';
import { ticketRecords } from './records/ticketRecords';
import { outboxPeople } from './outbox/people';
import { people } from './people';

export { ticketChange, requestedFields } from './ticketChange';
export { follow, takeEffect, type Consequences } from './consequences';
export { writeOutage } from './local/deskOutage';
export { hasDesk } from './local/hasDesk';
export { assertNothingElse, openRequests, ticketInTheWay } from './local/openRequests';
export type { NewTicket } from './newTicket';
export { openElsewhere, type OpenElsewhere, requestsElsewhere } from './outbox/requestsElsewhere';
export type { TicketEventTable, TicketTable } from './tables';
export {
  ImpossibleStep,
  advance,
  firstStatus,
  possibleEvents,
  type TakenStep,
  type TicketState,
} from './life/ticketLife';
export { eventsOf, eventView } from './ticketEvents';
export type { TicketLifeEvent } from './life/ticketLife.types';
export {
  AlreadyRequested,
  TicketSystemUnavailable,
  type Filed,
  type InvitationReply,
  type TicketSystem,
} from './ticketSystem';
export type { StoredTicket } from './storedTicket';
export { ticketText, unsetLevel, type RequestTexts } from './ticketText';
export { requestAnswer, serviceNames } from './ticketView';
export { writeStep } from './life/writeStep';

export const tickets: Module<AccessRule> = {
  name: 'tickets',
  routes: [actionsRoutes, withdrawalRoutes],
  access,
  gauges: [outboxGauges],
  checks: (watched) => [ticketCheck(watched)],
  settings: (settings, _read, modules) => readTickets(settings, modules),
  ticketSystem: jiraSystem,
  async open(opened, { on }, say) {
    const { tickets: plain, ...running } = await openTickets(
      {
        ...opened,
        returnRefused: async (...refused) => {
          for (const { returnRefused } of on) await returnRefused?.(...refused);
        },
      },
      say,
    );
    const decorated = on.reduce((one, { withTickets }) => withTickets?.(opened.config, one) ?? one, plain);
    return { dependencies: { tickets: decorated }, ...running };
  },
  records: [ticketRecords, connectionEventRecords],
  extensions: () => ['requests', 'withdraw'],
  people: {
    personalData: [...(people.personalData ?? []), ...(outboxPeople.personalData ?? [])],
    notPersonal: { ...people.notPersonal, ...outboxPeople.notPersonal },
  },
};
