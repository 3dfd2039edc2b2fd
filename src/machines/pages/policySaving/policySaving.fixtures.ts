import type { Policy, PolicyContent } from '../../../contracts/domain/policies/policy';
import type { PolicySavingInput } from './policySaving.machine';

export const staffContent: PolicyContent = {
  name: 'Staff only',
  description: 'For staff',
  services: ['https://wiki.example'],
  institutions: ['https://idp.north.example'],
  deny: false,
  allAttributesMustMatch: true,
  attributes: [{ name: 'urn:mace:dir:attribute-def:eduPersonAffiliation', value: 'staff' }],
  denyMessages: { en: 'Only for staff', nl: 'Alleen voor medewerkers', pt: '' },
  active: true,
};

/** The policy is stored like this when the form opens. */
export const staffOnly: Policy = {
  ...staffContent,
  id: 'p1',
  type: 'reg',
  serviceNames: [{ en: 'Wiki' }],
  institutionNames: [{ en: 'North University' }],
  actionsAllowed: true,
  author: 'Ann Bee',
  authority: 'https://idp.north.example',
  created: '2026-03-01T10:00:00Z',
  revision: 3,
  revisions: 3,
};

/** An active policy is edited, at a service whose policies are applied. */
export const editingInput: PolicySavingInput = { stored: staffOnly, enforced: true, stepUpOffered: true };

export const creatingInput: PolicySavingInput = { ...editingInput, stored: null };
