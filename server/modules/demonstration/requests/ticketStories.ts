import type { EntityType, TicketType } from '../../../../src/contracts/wire/enumerations';
import type { TicketLifeEvent } from '../../tickets/tickets.module';

/** Step in the life of a ticket, with the hours since it was filed. */
export interface Step {
  readonly event: TicketLifeEvent;
  readonly hours: number;
  readonly actor: string;
  readonly comment?: string;
}

/** Ticket of Harwick University that pages and tests rely on. */
export interface Story {
  readonly type: TicketType;
  readonly service?: string;
  readonly serviceType?: EntityType;
  readonly daysAgo: number;
  readonly by: string;
  readonly body: string;
  readonly personalMessage?: string;
  readonly emailTo?: string;
  /** Filed while the desk accepted requests before it opened them. */
  readonly awaitsAcceptance?: boolean;
  /** Steps after it was filed. */
  readonly steps: readonly Step[];
}

const desk = 'Federation desk';

export const stories: readonly Story[] = [
  {
    type: 'LINKINVITE',
    service: 'Lantern Archive',
    daysAgo: 4,
    by: desk,
    body: 'Invitation to connect, on the proposal of the library.',
    personalMessage:
      'Dear colleague, your library asked us to prepare this connection before the seminar of next month. Please look at the attributes and accept or decline.',
    emailTo: 'r.example@harwick.example, a.sample@harwick.example',
    steps: [],
  },
  {
    type: 'UNLINKINVITE',
    service: 'Halyard File Exchange',
    daysAgo: 6,
    by: desk,
    body: 'Invitation to disconnect: nobody of the institution has logged in for a year.',
    personalMessage:
      'Nobody of your institution has used this service for a year. May we end the connection?',
    emailTo: 'r.example@harwick.example',
    steps: [],
  },
  {
    type: 'LINKINVITE',
    service: 'Larkspur Language Corpus',
    daysAgo: 9,
    by: desk,
    body: 'Invitation to connect, on the proposal of the provider.',
    emailTo: 'a.sample@harwick.example',
    steps: [],
  },
  {
    type: 'LINKINVITE',
    service: 'Marginalia Reader',
    daysAgo: 5,
    by: desk,
    body: 'Invitation to connect, on the proposal of the library.',
    personalMessage:
      'Dear colleague, the reader is included in the licence that your library signed. It connects as soon as you accept.',
    emailTo: 'r.example@harwick.example',
    steps: [],
  },
  {
    type: 'UNLINKINVITE',
    service: 'Almanac Timetabling',
    daysAgo: 10,
    by: desk,
    body: 'Invitation to disconnect: the provider ends the service next summer.',
    personalMessage:
      'The provider ends this service next summer and asks for its connections to be closed in good time.',
    emailTo: 'a.sample@harwick.example, r.example@harwick.example',
    steps: [],
  },
  {
    type: 'UNLINKREQUEST',
    service: 'Keystone Finance',
    daysAgo: 8,
    by: 'Robin Example',
    body: 'We moved to another system this quarter. Please keep the connection until the books are closed.',
    steps: [{ event: { type: 'work.started' }, hours: 67, actor: desk }],
  },
  {
    type: 'LINKREQUEST',
    service: 'Ferrous Materials Cloud',
    serviceType: 'oidc10_rp',
    daysAgo: 11,
    by: 'Alex Sample',
    body: 'For the materials group of the faculty of science, about forty people.',
    awaitsAcceptance: true,
    steps: [],
  },
  {
    type: 'LINKREQUEST',
    service: 'Barrow Field Notes',
    daysAgo: 20,
    by: 'Robin Example',
    body: 'Needed for the excursions of spring.',
    steps: [
      { event: { type: 'work.started' }, hours: 20, actor: desk },
      {
        event: { type: 'hold.placed' },
        hours: 45,
        actor: desk,
        comment: 'The provider renews its certificate first.',
      },
    ],
  },
  {
    type: 'QUESTION',
    service: 'Cinder Protein Database',
    daysAgo: 2,
    by: 'Alex Sample',
    body: 'Does the agreement with the consortium cover students as well?',
    steps: [],
  },
  {
    type: 'LINKINVITE',
    service: 'Delta Water Model',
    daysAgo: 33,
    by: desk,
    body: 'Invitation to connect.',
    emailTo: 'r.example@harwick.example',
    steps: [
      {
        event: { type: 'invitation.denied' },
        hours: 53,
        actor: 'Robin Example',
        comment: 'Our hydrologists use another model.',
      },
      { event: { type: 'ticket.closed' }, hours: 90, actor: desk },
    ],
  },
];
