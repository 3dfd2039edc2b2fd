import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { partContacts } from '../contracts/domain/institution/contactChanges';
import { flagFields, textPlaces } from '../contracts/domain/institution/institutionFields';
import type { Texts } from '../contracts/domain/person/person';
import type { FieldChange } from '../contracts/wire/change';
import type { ChangeLine, TicketChange } from '../contracts/wire/ticketParts';
import { ContactText, FieldName, FieldValue } from './FieldText';

/** Fields in the order of the institution's forms; contacts, which are named by their places, come last. */
const order: readonly string[] = [
  ...['connection', 'type'],
  ...textPlaces.map(({ field }) => field),
  ...flagFields,
  'stateType',
];

interface ChangedField {
  readonly key: string;
  readonly name: ReactNode;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Other data of the caller. */
interface Known {
  readonly levelLabels: Readonly<Record<string, Texts>>;
  /** Names of the institution's contacts, by their places. */
  readonly contactNames?: readonly string[];
}

type ShownLine = Readonly<Omit<ChangeLine, 'fields'>> & { readonly fields: readonly FieldChange[] };
type Shown = Pick<ShownLine, 'fields'> & {
  readonly kind: TicketChange['kind'];
  readonly lines?: readonly ShownLine[];
};

/**
 * Returns the fields of a change in words, in the order of their forms; an added or removed contact is one
 * field.
 */
export function changedFields(
  { kind, fields, lines }: Shown,
  { levelLabels, contactNames = [] }: Known,
): readonly ChangedField[] {
  if (lines) return changeLines(lines, { levelLabels });
  const changed = partContacts(fields);
  const place = ({ field }: FieldChange) => order.indexOf(field) >>> 0;
  const valueOf = (field: string, value: string | undefined) => (
    <FieldValue kind={kind} field={field} value={value} levelLabels={levelLabels} />
  );
  return [
    ...changed.fields
      .toSorted((a, b) => place(a) - place(b) || (a.field < b.field ? -1 : 1))
      .map(({ field, from, to }) => ({
        key: field,
        name: <FieldName kind={kind} field={field} contactNames={contactNames} />,
        before: valueOf(field, from),
        after: valueOf(field, to),
      })),
    ...changed.contacts.map(({ place: at, from, to }) => ({
      key: `contactPersons[${at}]`,
      name: <FormattedMessage id={to ? 'desk.change.contact.added' : 'desk.change.contact.removed'} />,
      before: <ContactText contact={from} />,
      after: <ContactText contact={to} />,
    })),
  ];
}

/** Returns the fields of many services in words, by service, each with the name of its service. */
function changeLines(lines: readonly ShownLine[], known: Known): readonly ChangedField[] {
  return lines.flatMap(({ kind, fields, service, serviceType, serviceName = service }) =>
    changedFields({ kind, fields }, known).map(({ key, name, ...values }) => ({
      key: `${serviceType} ${service} ${kind} ${key}`,
      name: (
        <>
          <b>{serviceName}</b>
          <br />
          {name}
        </>
      ),
      ...values,
    })),
  );
}
