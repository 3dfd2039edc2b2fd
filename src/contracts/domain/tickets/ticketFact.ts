import type { DeskTicketDetail } from '../../wire/desk';

/** Members for the state of the ticket, and those that are shown with a fact: an entity ID with its name. */
type Beside =
  | 'jiraKey'
  | 'status'
  | 'revision'
  | 'changeKind'
  | 'possible'
  | 'holder'
  | 'resolution'
  | 'rejected'
  | 'answer'
  | 'updatedAt'
  | 'events'
  | 'institutionEntityId'
  | 'serviceEntityId'
  | 'serviceType'
  | 'serviceId'
  | 'userEmail';

/**
 * A fact of a ticket's request. A new member of the contract is one, and does not compile until both pages, the desk's
 * mail, the mail about a connection, the text of a request and the command line show it or leave it out.
 */
export type TicketFact = Exclude<keyof DeskTicketDetail, Beside>;
