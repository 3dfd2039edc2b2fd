import { factLines } from '../../platform/text/factLines';
import type { Principal } from '../identity/identity.module';
import { fieldChanges, type SettingChange } from '../changes/changes.module';

const requests: Readonly<Record<SettingChange['kind'], string>> = {
  consent: 'Change the consent for the service',
  strongAuthentication: 'Change the assurance level of the service',
  multiFactor: 'Change the multi-factor value of the service',
};
const fields: Readonly<Record<string, string>> = {
  type: 'Consent',
  explanationEn: 'Explanation in English',
  explanationNl: 'Explanation in Dutch',
  explanationPt: 'Explanation in Portuguese',
  loaLevel: 'Assurance level',
  authnContextLevel: 'Multi-factor value',
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
  const textOf = (field: string, value: string | undefined) =>
    value !== undefined && (field === 'loaLevel' || field === 'authnContextLevel') ? levelText(value) : value;

  const facts = [
    ['Request', requests[change.kind]],
    ['Applicant name', person.displayName || person.uid],
    ['Applicant email', person.email],
    ['Identity provider', change.institution],
    ['Service', `${change.service} (${change.serviceType})`],
    ...fieldChanges(change).map(({ field, from, to }) => [
      fields[field] ?? field,
      `${valueText(textOf(field, from))} → ${valueText(textOf(field, to))}`,
    ]),
    ...(comments ? [['Remark', comments]] : []),
  ];
  return factLines(facts);
}

/** Returns a value on one line, whatever the person typed. */
export function valueText(value: string | undefined): string {
  return value === undefined ? 'none' : value.replace(/\s+/g, ' ');
}
