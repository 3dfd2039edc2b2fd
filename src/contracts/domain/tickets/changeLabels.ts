import type { TicketChange } from '../../wire/ticketParts';
import { fieldNameOf, valueMessageOf, type FieldName } from '../institution/institutionMessages';
import { consentTypes, explanationTerms } from '../services/consentTypes';
import { settingKinds } from '../services/settingKinds';
import type { SettingValues } from '../../wire/change';

type Kind = TicketChange['kind'];
/** Member of a request's body that has a value of a setting. */
type Member = { [Setting in keyof SettingValues]: keyof SettingValues[Setting] }[keyof SettingValues];

const nameOf: Readonly<Record<'connection' | Member, string>> = {
  connection: 'desk.change.connection',
  loaLevel: settingKinds.strongAuthentication.name,
  authnContextLevel: settingKinds.multiFactor.name,
  type: settingKinds.consent.name,
  explanationEn: explanationTerms.en,
  explanationNl: explanationTerms.nl,
  explanationPt: explanationTerms.pt,
};
const names: Readonly<Record<string, string>> = nameOf;

/** Returns the name of a changed field, as a message ID; undefined if it is unknown. */
export function changedName(kind: Kind, field: string): FieldName | undefined {
  if (kind === 'institution') return fieldNameOf(field);
  const label = names[field];
  return label === undefined ? undefined : { label };
}

/**
 * Returns the message for a value with its own text, or for a missing value; undefined for a level, and for a text that
 * a person wrote.
 */
export function changedValue(kind: Kind, field: string, value: string | undefined): string | undefined {
  if (field === 'loaLevel') return undefined;
  if (!value) return field === 'authnContextLevel' ? 'multiFactor.level.default' : 'desk.change.nothing';
  if (kind === 'institution') return valueMessageOf(field, value);
  if (field === 'connection') return value === 'true' ? 'desk.change.connected' : 'desk.change.notConnected';
  return field === 'type' ? Object.entries(consentTypes).find(([type]) => type === value)?.[1] : undefined;
}
