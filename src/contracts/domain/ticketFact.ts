import type { DeskTicketDetail } from '../wire/desk';

/** Members that say how the ticket stands, and those that are shown with a fact: an entity id with its name. */
type Beside =
  | 'jiraKey'
  | 'status'
  | 'revision'
  | 'possible'
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
 * A fact of what a ticket asks for. A new member of the contract is one, and does not compile until both pages, the desk's mail,
 * the mail about a connection, the text of a request and the command line say it or leave it out.
 */
export type TicketFact = Exclude<keyof DeskTicketDetail, Beside>;
