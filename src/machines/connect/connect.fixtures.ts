import {
  admitted,
  invitation,
  openTicket,
  plainInput,
  plainSubject,
} from '../connection/connection.fixtures';
import type { NamedPolicy } from '../connection/connection.subject';
import type { ConnectDraft } from './connect.draft';

export const plainDraft: ConnectDraft = {
  comments: 'Please connect before 1 December.',
  level: '',
  contactEmail: 'alex@harwick.example',
  shareNone: false,
  termsAccepted: true,
  refusalAccepted: false,
};

/** The same admin, who follows an invitation. */
export const invitedInput = { ...plainInput, invitation: invitation.key };

const policy: NamedPolicy = { name: 'Staff only', active: true, services: [plainSubject.entityId] };

/** Possible results of a request for the institution's policies. */
export const loadPolicies = {
  one: { output: [policy] },
  refused: { failure: { kind: 'forbidden' } },
} as const;

/** Possible states of the service when the dialog begins. */
export const admissions = {
  plain: admitted(plainSubject),
  immediate: admitted({ ...plainSubject, way: 'immediate', asksContact: true }),
  sharedInstitution: admitted({ ...plainSubject, way: 'sharedInstitution' }),
  refusedAgreement: admitted({ ...plainSubject, agreementRefused: true }),
  saml1Only: admitted({ ...plainSubject, saml1Only: true }),
  singleTenant: admitted({ ...plainSubject, singleTenant: true }),
  policyRequired: admitted({ ...plainSubject, policyRequired: true }),
  connected: admitted({ ...plainSubject, connected: true }),
  pending: admitted({ ...plainSubject, ticket: openTicket }),
  invited: admitted({ ...plainSubject, ticket: invitation }),
  answered: admitted({ ...plainSubject, ticket: { ...invitation, status: 'Resolved' } }),
} as const;
