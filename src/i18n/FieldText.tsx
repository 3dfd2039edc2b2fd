import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactChange } from '../contracts/domain/institution/contactChanges';
import type { Texts } from '../contracts/domain/person/person';
import type { TicketChange } from '../contracts/wire/ticketParts';
import { changedName, changedValue } from '../contracts/domain/tickets/changeLabels';
import { fieldNameOf, valueMessageOf } from '../contracts/domain/institution/institutionMessages';
import { useLevels } from './levels';
import { levelText } from './messages/levelText';
import { multiFactorText } from './multiFactorText';
import './texts/fields';

interface FieldProps {
  readonly kind: TicketChange['kind'];
  /** Name of the field in the request's body. */
  readonly field: string;
}

interface FieldNameProps extends FieldProps {
  /** Names of the institution's contacts, by their places, if they are known. */
  readonly contactNames: readonly string[];
}

/** Shows the name of a field as in its form. */
export function FieldName({ kind, field, contactNames }: FieldNameProps) {
  const intl = useIntl();
  const named = changedName(kind, field);
  if (!named) return field;
  const { label, language, contact } = named;
  const name = intl.formatMessage({ id: label });
  if (contact) return <ContactTitle number={contact} known={contactNames[contact - 1]} name={name} />;
  if (!language) return name;
  const languages = new Intl.DisplayNames(intl.locale, { type: 'language' });
  return <FormattedMessage id="desk.change.language" values={{ name, language: languages.of(language) }} />;
}

interface ContactTitleProps {
  /** Place, from 1. */
  readonly number: number;
  /** Name of the contact; empty or absent if it has none. */
  readonly known: string | undefined;
  readonly name: string;
}

function ContactTitle({ number, known, name }: ContactTitleProps) {
  if (!known) return <FormattedMessage id="desk.change.contact" values={{ number, name }} />;
  return <FormattedMessage id="desk.change.contact.named" values={{ number, contact: known, name }} />;
}

/** Shows a contact that comes or goes in one line: who it is, how to be reached, and for what. */
export function ContactText({ contact }: { readonly contact: ContactChange['from'] }) {
  const intl = useIntl();
  if (!contact) return <FormattedMessage id="desk.change.nothing" />;
  const { contactPersonType: type, ...texts } = contact;
  const id = valueMessageOf('.contactPersonType', type ?? '');
  return <span dir="auto">{[...Object.values(texts), id && intl.formatMessage({ id })].join(', ')}</span>;
}

const explanations: Readonly<Record<string, string>> = {
  explanationEn: 'en',
  explanationNl: 'nl',
  explanationPt: 'pt',
};

interface FieldValueProps extends FieldProps {
  readonly value: string | undefined;
  /** Names of multi-factor values, where the installation gives them. */
  readonly levelLabels: Readonly<Record<string, Texts>>;
}

/**
 * Shows a value in words if it is one of ours; a text that a person wrote stays as it is, in its language.
 */
export function FieldValue({ kind, field, value, levelLabels }: FieldValueProps) {
  const intl = useIntl();
  const levels = useLevels();
  if (field === 'loaLevel') return levelText(intl, levels, value ?? '');
  const known = changedValue(kind, field, value);
  if (known || !value) return known && <FormattedMessage id={known} />;
  if (field === 'authnContextLevel') return multiFactorText(intl, value, levelLabels[value]);
  const written = kind === 'institution' ? fieldNameOf(field).language : explanations[field];
  return (
    <span lang={written} dir="auto">
      {value}
    </span>
  );
}
