import { shownName } from '../../../contracts/domain/institution/contactName';
import type { ContactPerson } from '../../../contracts/wire/institution';
import { contactGroups, type ContactKind } from '../contacts';
import type { Facts, Rule, Verdict } from './scorecard.types';
import { sources } from './sources';
import { met, notMet } from './verdicts';

/** Maximum number of contacts that the other server sends: one that seems to be missing may be the fifth. */
const MAX_CONTACTS_SENT = 4;

const hidden: Verdict = { kind: 'unknown', why: 'institution.unknown.member' };
const cut: Verdict = { kind: 'unknown', why: 'institution.unknown.cut' };

/** Makes a rule that asks for a contact of this kind with a name and an e-mail address. */
function reachable(kind: ContactKind, remedy: string) {
  return ({ institution: { contactPersons, metadata }, maySeeContacts }: Facts): Verdict => {
    if (!maySeeContacts) return hidden;
    if (contactGroups(contactPersons).some(({ kinds, email }) => email && kinds.includes(kind))) return met;
    if (!metadata && contactPersons.length >= MAX_CONTACTS_SENT) return cut;
    return notMet(remedy, 'contactPersons');
  };
}

/** Checks that no contact has an empty element, because software that reads metadata refuses those. */
function complete({ institution: { contactPersons }, maySeeContacts }: Facts): Verdict {
  if (!maySeeContacts) return hidden;
  return contactPersons.every(isComplete) ? met : notMet('institution.rule.complete.mend', 'contactPersons');
}

function isComplete(contact: ContactPerson): boolean {
  return Boolean(contact.emailAddress?.trim()) && shownName(contact.name) !== '';
}

export const contactRules: readonly Rule[] = [
  {
    id: 'technical',
    title: 'institution.rule.technical',
    source: sources.saml,
    judge: reachable('technical', 'institution.rule.technical.mend'),
  },
  {
    id: 'support',
    title: 'institution.rule.support',
    source: sources.saml,
    judge: reachable('support', 'institution.rule.support.mend'),
  },
  {
    id: 'administrative',
    title: 'institution.rule.administrative',
    source: sources.saml,
    judge: reachable('administrative', 'institution.rule.administrative.mend'),
  },
  {
    id: 'security',
    title: 'institution.rule.security',
    source: sources.security,
    judge: reachable('security', 'institution.rule.security.mend'),
  },
  { id: 'complete', title: 'institution.rule.complete', source: sources.saml, judge: complete },
];
