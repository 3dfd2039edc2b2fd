/** Building blocks of a ticket system on another server (docs/ARCHITECTURE.md). */
export type { RemoteReminder, RemoteStep } from './outbox/task';
export { mappingOf, readMappingFile, twice, type MappingResult } from './remote/mappingFile';
export { openRemote, type CallParts, type OpenRemote, type RemoteParts } from './remote/openRemote';
export { authorizationOf, readAccount, readAddress, type RemoteAccount } from './remote/remoteAccount';
export { remoteClient, type RemoteClient, type Versioned } from './remote/remoteClient';
export { NothingDone, RemoteFailure } from './remote/remoteFailure';
export type { RemoteHealth } from './remote/remoteHealth';
export { remoteLimits, type RemoteLimits } from './remote/remoteLimits';
export type { BriefTicket, RemotePage, RemoteTicket, TicketOfHistory } from './remote/remoteTickets';
export type { Listed } from './remote/search/inOrder';
export { searchPage } from './remote/search/searchPage';
export type { TicketQuery } from './remote/search/ticketQuery';
export { factsOf, summaryOf } from './remote/newTicketTexts';
export { isKeyOf, numberOf } from './remote/ticketKey';
export { entityTypeIn, typeNamed, typesElsewhere } from './remote/ticketTypes';
export { isWithdrawable } from './requestWithdrawal';
export { eventsOf } from './remote/history';
