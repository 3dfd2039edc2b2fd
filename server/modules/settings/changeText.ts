import type { FieldChange } from '../../../src/contracts/wire/change';
import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../identity/identity.module';
import { fieldChanges, type SettingChange } from '../changes/changes.module';
import { unsetLevel } from '../tickets/tickets.module';

const requests: Readonly<Record<SettingChange['kind'], string>> = {
  consent: 'Change the consent for the service',
  strongAuthentication: 'Change the assurance level of the service',
  multiFactor: 'Change the multi-factor authentication of the service',
};
/** Names of settings for the desk, as pages and e-mails have them in English. */
const fields: Readonly<Record<string, string>> = {
  connection: 'Connected',
  type: 'Consent',
  explanationEn: 'Message in English',
  explanationNl: 'Message in Dutch',
  explanationPt: 'Message in Portuguese',
  loaLevel: 'Assurance level',
  authnContextLevel: 'Multi-factor authentication',
};

export type Applicant = Pick<Principal, 'displayName' | 'uid' | 'email'>;

/**
 * Writes the text for the desk: plain English facts, one per line, each change as old → new, the person's own words
 * last. `levelText` names a level.
 */
export function changeText(
  change: SettingChange,
  person: Applicant,
  levelText: (uri: string) => string = (uri) => uri,
  comments = '',
): string {
  const facts = [
    ['Request', requests[change.kind]],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', change.institution],
    ['Service', `${change.service} (${change.serviceType})`],
    ...fieldChanges(change).map((field) => changedFact(field, levelText)),
    ...(comments ? [['Remark', comments]] : []),
  ];
  return factLines(facts);
}

/** Returns the name of a field, and its value before and after on one line, whatever the person typed. */
export function changedFact(
  { field, from, to }: Pick<FieldChange, 'field' | 'from' | 'to'>,
  levelText: (uri: string) => string,
): [name: string, values: string] {
  const isLevel = field === 'loaLevel' || field === 'authnContextLevel';
  const textOf = (value: string | undefined) => {
    if (value === undefined && field === 'loaLevel') return unsetLevel;
    return valueText(value !== undefined && isLevel ? levelText(value) : value);
  };
  return [fields[field] ?? field, `${textOf(from)} → ${textOf(to)}`];
}

/** Returns a value on one line, whatever the person typed. */
export function valueText(value: string | undefined): string {
  return value === undefined ? 'none' : value.replace(/\s+/g, ' ');
}
