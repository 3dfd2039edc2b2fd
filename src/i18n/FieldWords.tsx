import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactChange } from '../contracts/domain/contactChanges';
import type { Texts } from '../contracts/domain/person';
import type { TicketChange } from '../contracts/wire/ticketParts';
import { consentTerm, consentTypes, explanationTerms } from './consentWords';
import { fieldNameOf, valueWordsOf } from './institutionWords';
import { useLevels } from './levels';
import { levelTerms, levelText } from './levelWords';
import { multiFactorText } from './multiFactorText';
import './texts/fields';

interface FieldProps {
  readonly kind: TicketChange['kind'];
  /** Name of the field in the request's body. */
  readonly field: string;
}

interface FieldNameProps extends FieldProps {
  /** Names of the institution's contacts, by their places, where they are known. */
  readonly contactNames: readonly string[];
}

const names: Readonly<Record<string, string>> = {
  connection: 'desk.change.connection',
  ...levelTerms,
  type: consentTerm,
  explanationEn: explanationTerms.en,
  explanationNl: explanationTerms.nl,
  explanationPt: explanationTerms.pt,
};

/** Shows what a field is called where it is set. */
export function FieldName({ kind, field, contactNames }: FieldNameProps) {
  const intl = useIntl();
  if (kind !== 'institution') {
    const id = names[field];
    return id ? <FormattedMessage id={id} /> : field;
  }
  const { label, language, contact } = fieldNameOf(field);
  const name = intl.formatMessage({ id: label });
  if (contact) return <ContactTitle number={contact} known={contactNames[contact - 1]} name={name} />;
  if (!language) return name;
  const languages = new Intl.DisplayNames(intl.locale, { type: 'language' });
  return <FormattedMessage id="desk.change.language" values={{ name, language: languages.of(language) }} />;
}

interface ContactTitleProps {
  /** Place, from 1. */
  readonly number: number;
  /** Name of the contact; empty or absent: it has none. */
  readonly known: string | undefined;
  /** What of it. */
  readonly name: string;
}

function ContactTitle({ number, known, name }: ContactTitleProps) {
  if (!known) return <FormattedMessage id="desk.change.contact" values={{ number, name }} />;
  return <FormattedMessage id="desk.change.contact.named" values={{ number, contact: known, name }} />;
}

/** Shows a contact that comes or goes in one line: who it is, how to be reached, and for what. */
export function ContactText({ said }: { readonly said: ContactChange['from'] }) {
  const intl = useIntl();
  if (!said) return <FormattedMessage id="desk.change.nothing" />;
  const { contactPersonType: type, ...texts } = said;
  const id = valueWordsOf('.contactPersonType', type ?? '');
  return <span dir="auto">{[...Object.values(texts), id && intl.formatMessage({ id })].join(', ')}</span>;
}

const explanations: Readonly<Record<string, string>> = {
  explanationEn: 'en',
  explanationNl: 'nl',
  explanationPt: 'pt',
};

/** What no value means for a service that is connected. */
const without: Readonly<Partial<Record<TicketChange['kind'], string>>> = {
  multiFactor: 'multiFactor.level.default',
};

interface FieldValueProps extends FieldProps {
  readonly value: string | undefined;
  /** Names of multi-factor values, where the installation gives them. */
  readonly levelLabels: Readonly<Record<string, Texts>>;
}

/** A value in words where it is one of ours; what somebody wrote stands as it is, in its language. */
export function FieldValue({ kind, field, value, levelLabels }: FieldValueProps) {
  const intl = useIntl();
  const levels = useLevels();
  if (kind === 'strongAuthentication') return levelText(intl, levels, value ?? '');
  if (!value) return <FormattedMessage id={without[kind] ?? 'desk.change.nothing'} />;
  const known = kind === 'institution' ? valueWordsOf(field, value) : wordsOf(field, value);
  if (known) return <FormattedMessage id={known} />;
  if (field === 'loaLevel') return levelText(intl, levels, value);
  if (field === 'authnContextLevel') return multiFactorText(intl, value, levelLabels[value]);
  const written = kind === 'institution' ? fieldNameOf(field).language : explanations[field];
  return (
    <span lang={written} dir="auto">
      {value}
    </span>
  );
}

function wordsOf(field: string, value: string): string | undefined {
  if (field === 'connection') return value === 'true' ? 'desk.change.connected' : 'desk.change.notConnected';
  return field === 'type' ? Object.entries(consentTypes).find(([type]) => type === value)?.[1] : undefined;
}
