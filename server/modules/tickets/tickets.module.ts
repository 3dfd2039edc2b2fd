import type { Module } from '../../platform/module';
import type { AccessRule } from '../identity/identity.module';
import { access } from './access';
import { actionsRoutes } from './actions.routes';
import { withdrawalRoutes } from './withdrawal.routes';
import { outboxGauges } from './outbox/gauges';

export { changeAsked, fieldsAsked } from './changeAsked';
export { follow, takeEffect, type Consequences } from './consequences';
export { writeOutage } from './local/deskOutage';
export { hasDesk } from './local/hasDesk';
export { assertNothingElse, openRequests, ticketInTheWay } from './local/openRequests';
export type { NewTicket } from './newTicket';
export { openTickets } from './openTickets';
export { openElsewhere, type OpenElsewhere, requestsElsewhere } from './outbox/requestsElsewhere';
export { readTickets } from './settings';
export type { TicketEventTable, TicketTable } from './tables';
export {
  ImpossibleStep,
  advance,
  firstStatus,
  possibleEvents,
  type TakenStep,
  type TicketState,
} from './ticketLife';
export { eventsOf, eventView } from './ticketEvents';
export type { TicketLifeEvent } from './ticketLife.types';
export {
  AlreadyRequested,
  TicketSystemUnavailable,
  type Filed,
  type InvitationReply,
  type TicketSystem,
} from './ticketSystem';
export { ticketRecords } from './ticketRecords';
export type { StoredTicket } from './storedTicket';
export { ticketText, type RequestWords } from './ticketText';
export { requestAnswer, serviceNames } from './ticketView';
export { writeStep } from './writeStep';

export const tickets: Module<AccessRule> = {
  routes: [actionsRoutes, withdrawalRoutes],
  access,
  gauges: [outboxGauges],
};
