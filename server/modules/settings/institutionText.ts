import { partContacts, type ContactChange } from '../../../src/contracts/domain/institution/contactChanges';
import { parseContactField } from '../../../src/contracts/domain/institution/institutionFields';
import { factLines } from '../../platform/text/factLines';
import { fieldChanges, type InstitutionChange } from '../changes/changes.module';
import { valueText, type Applicant } from './changeText';

const fields: Readonly<Record<string, string>> = {
  keywords: 'Keywords',
  displayNames: 'Display name',
  descriptions: 'Description',
  organisationUrl: 'Organisation URL',
  organisationName: 'Organisation name',
  organisationDisplayName: 'Organisation display name',
  publishedInEdugain: 'Published in eduGAIN',
  connectToRSServicesAutomatically: 'Connect Research and Scholarship services automatically',
  allowMaintainersToManageAuthzRules: 'Viewers may manage authorization policies',
  displayAdminEmailsInDashboard: 'Contacts are shown to members',
  displayStatsInDashboard: 'Statistics are shown to members',
  stateType: 'State',
  name: 'name',
  emailAddress: 'e-mail address',
  telephoneNumber: 'telephone number',
  contactPersonType: 'type',
};
const languages: Readonly<Record<string, string>> = {
  En: ' in English',
  Nl: ' in Dutch',
  Pt: ' in Portuguese',
};
const answers: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** Writes a text like `changeText`, for the institution itself; the person's own words come last. */
export function institutionText(
  change: InstitutionChange,
  names: ReadonlyMap<number, string>,
  person: Applicant,
  comments: string,
): string {
  const changed = partContacts(fieldChanges(change));
  const facts = [
    ['Request', 'Change the data of the institution'],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', change.institution],
    ...changed.fields.map(({ field, from, to }) => [
      labelFor(field, names),
      `${shownValue(from)} → ${shownValue(to)}`,
    ]),
    ...changed.contacts.map(contactFact),
    ['Remark', comments || 'none'],
  ];
  return factLines(facts);
}

function contactFact({ place, from, to }: ContactChange): [string, string] {
  const { name, emailAddress, telephoneNumber, contactPersonType } = from ?? to ?? {};
  const parts = [name, emailAddress, telephoneNumber, contactPersonType].filter(Boolean).join(', ');
  return [`${from ? 'Remove' : 'Add'} contact ${place + 1}`, valueText(parts)];
}

function shownValue(value: string | undefined): string {
  return answers[value ?? ''] ?? valueText(value);
}

function labelFor(field: string, names: ReadonlyMap<number, string>): string {
  const contact = parseContactField(field);
  if (contact) {
    const name = valueText(names.get(contact.place) || 'no name');
    return `Contact ${contact.place + 1} (${name}), ${fields[contact.field]}`;
  }
  const [, text = field, ending = ''] = /^(\w+?)(En|Nl|Pt)?$/.exec(field) ?? [];
  return `${fields[text] ?? text}${languages[ending] ?? ''}`;
}
