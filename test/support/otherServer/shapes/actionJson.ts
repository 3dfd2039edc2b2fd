import type { Call } from '../call';
import type { HeldService, HeldTicket } from '../federation';
import { nameOf, serviceJson } from './serviceJson';
import { person } from './userJson';

const unknownName = 'Information unavailable';
const offset = 3_600_000;

/** Returns a time as `2026-03-01T09:48:21.000+0100`: the offset has no colon (WIRE T14). */
function dateJson(time: number): string {
  return new Date(time + offset).toISOString().replace('Z', '+0100');
}

/** Returns the day in the server's time zone, as `2026-03-01`. */
export function dayOf(time: number): string {
  return dateJson(time).slice(0, 10);
}

function namesJson({ federation, language }: Call, idpId: string, spId: string): object {
  const institution = federation.institutions.find(({ entityId }) => entityId === idpId);
  const service = federation.services.find(({ spEntityId }) => spEntityId === spId);
  return {
    idpName: institution?.names['en'] ?? unknownName,
    spName: service ? nameOf(service, language) : unknownName,
  };
}

/** Returns a ticket as a search finds it. A ticket is rejected when any comment on it has the word. */
export function foundJson(call: Call, ticket: HeldTicket): object {
  const { key, idpId, spId, typeMetaData, type, status, resolution, comments } = ticket;
  return {
    jiraKey: key,
    userName: /Applicant name: (.*)/.exec(ticket.body)?.[1] ?? 'unknown',
    userEmail: /Applicant email: (.*)/.exec(ticket.body)?.[1] ?? 'unknown',
    emailTo: ticket.emailTo,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
    body: ticket.body,
    personalMessage: ticket.personalMessage,
    idpId,
    spId,
    spEid: call.federation.services.find(({ spEntityId }) => spEntityId === spId)?.id,
    ...namesJson(call, idpId, spId),
    typeMetaData,
    requestDate: dateJson(ticket.createdAt),
    updateDate: dateJson(ticket.updatedAt),
    type,
    status,
    resolution,
    rejected: comments.some((comment) => comment.includes('rejected')),
  };
}

export interface Filed {
  readonly type: 'LINKREQUEST' | 'UNLINKREQUEST';
  readonly service: HeldService;
  readonly typeMetaData: string;
  /** Absent if the service was connected at once. */
  readonly key?: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Returns the answer to a request, without status and dates; without a key if it was done at once (WIRE T19).
 */
export function filedJson(call: Call, { type, service, typeMetaData, key, fields }: Filed): object {
  const idpId = call.institution?.entityId ?? '';
  return {
    jiraKey: key,
    userName: person.displayName,
    userEmail: person.email,
    shouldSendEmail: false,
    connectWithoutInteraction: key === undefined,
    body: fields['comments'],
    emailContactPerson: fields['emailContactPerson'] ?? '',
    idpId,
    spId: service.spEntityId,
    ...namesJson(call, idpId, service.spEntityId),
    typeMetaData,
    type,
    service: serviceJson(service, idpId, call.language),
    loaLevel: fields['loaLevel'] || undefined,
    manageUrls: key && ['https://manage.example/metadata/saml20_idp/7/requests'],
    rejected: false,
  };
}

/** Returns the answer to a request for a change. */
export function changeFiledJson(call: Call, key: string, spId: string): object {
  const idpId = call.institution?.entityId ?? '';
  return {
    jiraKey: key,
    userName: person.displayName,
    userEmail: person.email,
    shouldSendEmail: false,
    connectWithoutInteraction: false,
    idpId,
    spId,
    ...namesJson(call, idpId, spId),
    type: 'CHANGE',
    manageUrls: ['https://manage.example/metadata/saml20_idp/7/requests'],
    rejected: false,
  };
}
