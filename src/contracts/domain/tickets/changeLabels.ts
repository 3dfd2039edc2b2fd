import type { ConsentType } from '../../wire/enumerations';
import type { TicketChange } from '../../wire/ticketParts';
import { fieldNameOf, valueMessageOf, type FieldName } from '../institution/institutionMessages';
import type { OwnLanguage } from '../language';
import type { SettingValues } from '../../wire/change';

type Kind = TicketChange['kind'];
/** Member of a request's body that has a value of a setting. */
type Member = { [Setting in keyof SettingValues]: keyof SettingValues[Setting] }[keyof SettingValues];

/** Name of the setting. */
const consentTerm = 'consent.type';

/** The types, in the order in which they are offered. */
export const consentTypes = {
  DEFAULT_CONSENT: 'consent.type.default',
  MINIMAL_CONSENT: 'consent.type.minimal',
  NO_CONSENT: 'consent.type.none',
} as const satisfies Record<ConsentType, string>;

export const explanationTerms = {
  en: 'consent.explanation.en',
  nl: 'consent.explanation.nl',
  pt: 'consent.explanation.pt',
} as const satisfies Record<OwnLanguage, string>;

/** Names of the settings, by the member names of the request's body. */
const levelTerms = { loaLevel: 'strong.level', authnContextLevel: 'multiFactor.level' } as const;

const nameOf: Readonly<Record<'connection' | Member, string>> = {
  connection: 'desk.change.connection',
  ...levelTerms,
  type: consentTerm,
  explanationEn: explanationTerms.en,
  explanationNl: explanationTerms.nl,
  explanationPt: explanationTerms.pt,
};
const names: Readonly<Record<string, string>> = nameOf;

/** Meaning of a missing value for a connected service. */
const without: Readonly<Partial<Record<Kind, string>>> = { multiFactor: 'multiFactor.level.default' };

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
  if (kind === 'strongAuthentication') return undefined;
  if (!value) return without[kind] ?? 'desk.change.nothing';
  if (kind === 'institution') return valueMessageOf(field, value);
  if (field === 'connection') return value === 'true' ? 'desk.change.connected' : 'desk.change.notConnected';
  return field === 'type' ? Object.entries(consentTypes).find(([type]) => type === value)?.[1] : undefined;
}
