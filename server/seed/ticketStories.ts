import type {
  EntityType,
  TicketResolution,
  TicketStatus,
  TicketType,
} from '../../src/contracts/wire/enumerations';

/** One step in the life of a ticket, so many hours after the request. */
export interface Step {
  readonly event: string;
  readonly status: TicketStatus;
  readonly hours: number;
  readonly actor: string;
  readonly comment?: string;
}

/** A ticket of Harwick University that pages and tests count on. */
export interface Story {
  readonly type: TicketType;
  readonly service?: string;
  readonly serviceType?: EntityType;
  readonly daysAgo: number;
  readonly by: string;
  readonly body: string;
  readonly personalMessage?: string;
  readonly emailTo?: string;
  readonly resolution?: TicketResolution;
  readonly rejected?: boolean;
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
      'Dear colleague, your library asked us to prepare this connection before the seminar of 1 December. Please look at the six attributes and approve or deny.',
    emailTo: 'r.example@harwick.example, a.sample@harwick.example',
    steps: [{ event: 'invitation.sent', status: 'Waiting for customer', hours: 0, actor: desk }],
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
    steps: [{ event: 'invitation.sent', status: 'Waiting for customer', hours: 0, actor: desk }],
  },
  {
    type: 'LINKINVITE',
    service: 'Larkspur Language Corpus',
    daysAgo: 9,
    by: desk,
    body: 'Invitation to connect, on the proposal of the provider.',
    emailTo: 'a.sample@harwick.example',
    steps: [{ event: 'invitation.sent', status: 'Waiting for customer', hours: 0, actor: desk }],
  },
  {
    type: 'UNLINKREQUEST',
    service: 'Keystone Finance',
    daysAgo: 8,
    by: 'Robin Example',
    body: 'We moved to another system on 1 November. Please keep the connection until the books are closed.',
    steps: [
      { event: 'request.filed', status: 'Open', hours: 0, actor: 'Robin Example' },
      { event: 'work.started', status: 'In Progress', hours: 67, actor: desk },
    ],
  },
  {
    type: 'CHANGE',
    daysAgo: 9,
    by: 'Alex Sample',
    body: 'Organisation name, English: University of Harwick.',
    steps: [{ event: 'request.filed', status: 'Open', hours: 0, actor: 'Alex Sample' }],
  },
  {
    type: 'LINKREQUEST',
    service: 'Ferrous Materials Cloud',
    serviceType: 'oidc10_rp',
    daysAgo: 11,
    by: 'Alex Sample',
    body: 'For the materials group of the faculty of science, about forty people.',
    steps: [{ event: 'request.filed', status: 'Waiting for Acceptance', hours: 0, actor: 'Alex Sample' }],
  },
  {
    type: 'LINKREQUEST',
    service: 'Barrow Field Notes',
    daysAgo: 20,
    by: 'Robin Example',
    body: 'Needed for the excursions of spring.',
    steps: [
      { event: 'request.filed', status: 'Open', hours: 0, actor: 'Robin Example' },
      { event: 'work.started', status: 'In Progress', hours: 20, actor: desk },
      {
        event: 'work.paused',
        status: 'On Hold',
        hours: 45,
        actor: desk,
        comment: 'The provider renews its certificate first.',
      },
    ],
  },
  {
    type: 'CHANGE',
    service: 'Fathom Compute',
    daysAgo: 26,
    by: 'Robin Example',
    body: 'Please set multi-factor authentication to REFEDS MFA.',
    steps: [
      { event: 'request.filed', status: 'Open', hours: 0, actor: 'Robin Example' },
      { event: 'request.resolved', status: 'Resolved', hours: 30, actor: desk },
      {
        event: 'ticket.reopened',
        status: 'Reopened',
        hours: 54,
        actor: desk,
        comment: 'The setting had no effect for guests.',
      },
    ],
  },
  {
    type: 'QUESTION',
    service: 'Cinder Protein Database',
    daysAgo: 2,
    by: 'Alex Sample',
    body: 'Does the agreement with the consortium cover students as well?',
    steps: [{ event: 'request.filed', status: 'Open', hours: 0, actor: 'Alex Sample' }],
  },
  {
    type: 'CHANGE',
    service: 'Ember Survey',
    daysAgo: 18,
    by: 'Robin Example',
    body: 'Multi-factor set to REFEDS MFA.',
    resolution: 'done',
    steps: [
      { event: 'request.filed', status: 'Open', hours: 0, actor: 'Robin Example' },
      { event: 'request.resolved', status: 'Resolved', hours: 28, actor: desk, comment: 'Done.' },
    ],
  },
  {
    type: 'LINKINVITE',
    service: 'Delta Water Model',
    daysAgo: 33,
    by: desk,
    body: 'Invitation to connect.',
    emailTo: 'r.example@harwick.example',
    resolution: 'cancelled',
    rejected: true,
    steps: [
      { event: 'invitation.sent', status: 'Waiting for customer', hours: 0, actor: desk },
      {
        event: 'invitation.denied',
        status: 'Resolved',
        hours: 53,
        actor: 'Robin Example',
        comment: 'Our hydrologists use another model.',
      },
      { event: 'ticket.closed', status: 'Closed', hours: 90, actor: desk },
    ],
  },
];
