import {
  partContacts,
  type ContactChange,
} from '../../../../src/contracts/domain/institution/contactChanges';
import { changedName, changedValue } from '../../../../src/contracts/domain/tickets/changeLabels';
import { valueMessageOf } from '../../../../src/contracts/domain/institution/institutionMessages';
import { localeOf } from '../../../../src/contracts/domain/language';
import { multiFactorLabel } from '../../../../src/contracts/domain/services/multiFactor';
import type { ChangeLine, TicketChange } from '../../../../src/contracts/wire/ticketParts';
import type { Config } from '../../../platform/config/config';
import type { Say } from '../../../platform/text/sentences';
import { levelName } from '../../../modules/identity/identity.module';

/** A field of a change as text. */
interface ChangedText {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface Speaking {
  readonly t: Say;
  readonly language: string;
  readonly levels: Config['levels'];
}

/**
 * Returns the fields of a change as text; added or removed contacts are one field each, at the end. A set has its
 * changes line by line, each with the name of its service; `most`: maximum number of lines.
 */
export function changeTexts(
  { kind, fields, lines }: TicketChange,
  speaking: Speaking,
  most = Infinity,
): readonly ChangedText[] {
  const { t } = speaking;
  if (lines) return lines.slice(0, most).flatMap((line) => lineTexts(line, speaking));
  const changed = partContacts(fields);
  return [
    ...changed.fields.map(({ field, from, to }) => ({
      name: nameOfField(kind, field, speaking),
      before: valueText(kind, field, from, speaking),
      after: valueText(kind, field, to, speaking),
    })),
    ...changed.contacts.map(({ from, to }) => ({
      name: t(to ? 'desk.change.contact.added' : 'desk.change.contact.removed'),
      before: contactText(from, t),
      after: contactText(to, t),
    })),
  ];
}

function lineTexts({ kind, fields, service, serviceName }: ChangeLine, speaking: Speaking) {
  const about = namedWithId(serviceName ?? service, service);
  return changeTexts({ kind, fields }, speaking).map(({ name, ...values }) => ({
    name: `${about} – ${name}`,
    ...values,
  }));
}

function nameOfField(kind: TicketChange['kind'], field: string, { t, language }: Speaking): string {
  const named = changedName(kind, field);
  if (!named) return field;
  const name = t(named.label);
  if (named.contact) return t('desk.change.contact', { number: named.contact, name });
  if (!named.language) return name;
  const languages = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return t('desk.change.language', { name, language: languages.of(named.language) ?? named.language });
}

function valueText(
  kind: TicketChange['kind'],
  field: string,
  value: string | undefined,
  speaking: Speaking,
): string {
  const { t, language, levels } = speaking;
  const known = changedValue(kind, field, value);
  if (known !== undefined) return t(known);
  if (!value) return withoutLevel(speaking);
  if (field !== 'loaLevel' && field !== 'authnContextLevel') return value;
  const label = multiFactorLabel(value);
  return levelName(levels, value, language) ?? (label === undefined ? value : t(label));
}

/** Names the lowest level, which applies if none is set: as the installation does, else in our own words. */
function withoutLevel({ t, language, levels }: Speaking): string {
  const { uri, short } = levels.lowest;
  const name = short && levelName(levels, uri, language);
  return name === undefined ? t('strong.level.default') : t('strong.level.default.named', { name });
}

/** Returns the name of an institution or a service with its entity ID, if that is known and differs. */
export function namedWithId(name: string, entityId: string | undefined): string {
  return entityId === undefined || entityId === name ? name : `${name} (${entityId})`;
}

function contactText(contact: ContactChange['from'], t: Say): string {
  if (!contact) return t('desk.change.nothing');
  const { contactPersonType: type, ...texts } = contact;
  const label = valueMessageOf('.contactPersonType', type ?? '');
  return [...Object.values(texts), ...(label ? [t(label)] : [])].join(', ');
}
