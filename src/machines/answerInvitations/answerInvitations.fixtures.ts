import { plainSubject } from '../connection/connection.fixtures';
import type { AnswerInvitationsInput } from './answerInvitations.subject';
import type { FoundTicket, FoundTickets } from './answerInvitations.subject';

/** An admin with nothing in the way, who accepts. */
export const plainInput: AnswerInvitationsInput = {
  answer: 'accept',
  tickets: ['CXT-12', 'CXT-15', 'CXT-19'],
  person: { admin: true, level: 2 },
  institution: { name: 'Harwick University', hasInstitutionId: true, test: false, publishedInEdugain: true },
  requestId: '3f0c9a52',
  stepUpOffered: true,
  draft: null,
};

const disconnecting: FoundTicket = {
  key: 'CXT-12',
  type: 'UNLINKINVITE',
  status: 'Waiting for customer',
  name: plainSubject.name,
  message: 'The library asked for it.',
  requestedAt: '2026-11-02T09:00:00Z',
  serviceEntityId: plainSubject.entityId,
  serviceType: 'saml20_sp',
};

const connecting: FoundTicket = {
  ...disconnecting,
  type: 'LINKINVITE',
  service: { id: 42, type: 'saml20_sp' },
  subject: plainSubject,
};

function about(name: string, id: number): Partial<FoundTicket> {
  const serviceEntityId = `https://${name.toLowerCase()}.example/saml`;
  return {
    name,
    message: '',
    serviceEntityId,
    service: { id, type: 'saml20_sp' },
    subject: { ...plainSubject, name, entityId: serviceEntityId },
  };
}

function keyed(...tickets: readonly FoundTicket[]): FoundTickets[number][] {
  return tickets.map((ticket) => ({ key: ticket.key, ticket }));
}

const second: FoundTicket = { ...connecting, ...about('Quillboard', 43), key: 'CXT-15' };
const third: FoundTicket = { ...connecting, ...about('Tessera', 44), key: 'CXT-19' };
const secondEnd: FoundTicket = {
  ...disconnecting,
  key: 'CXT-15',
  name: 'Quillboard',
  serviceEntityId: second.serviceEntityId,
};

export const foundTickets = {
  three: keyed(connecting, second, third),
  /** After the first has its answer. */
  rest: keyed(second, third),
  /** One was answered by a colleague, another is gone. */
  one: [
    ...keyed(connecting, { ...second, status: 'In Progress', answeredBy: 'Sam Colleague' }),
    { key: 'CXT-19', ticket: null },
  ],
  toDisconnect: keyed(disconnecting, secondEnd),
  /** Each has another reason to stay out; only the first waits for this answer. */
  obstructed: keyed(
    connecting,
    secondEnd,
    { ...third, subject: { ...plainSubject, connected: true } },
    { ...third, key: 'CXT-20', subject: { ...plainSubject, agreementRefused: true } },
  ).concat({ key: 'CXT-21', ticket: null, unread: true }),
  answered: keyed({ ...connecting, status: 'In Progress' }),
} as const satisfies Record<string, FoundTickets>;
