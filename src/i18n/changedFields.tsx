import type { ReactNode } from 'react';
import { flagFields, textPlaces } from '../contracts/domain/institutionFields';
import type { Texts } from '../contracts/domain/person';
import type { FieldChange } from '../contracts/wire/change';
import type { TicketChange } from '../contracts/wire/ticketParts';
import { FieldName, FieldValue } from './FieldWords';

/** The fields stand in the order of the institution's forms; contacts, which are named by their places, come last. */
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

/** Returns the fields of a change in words, in the order of their forms. */
export function changedFields(
  { kind, fields }: TicketChange,
  levelLabels: Readonly<Record<string, Texts>>,
): readonly ChangedField[] {
  const place = ({ field }: FieldChange) => order.indexOf(field) >>> 0;
  const valueOf = (field: string, value: string | undefined) => (
    <FieldValue kind={kind} field={field} value={value} levelLabels={levelLabels} />
  );
  return fields
    .toSorted((a, b) => place(a) - place(b) || (a.field < b.field ? -1 : 1))
    .map(({ field, from, to }) => ({
      key: field,
      name: <FieldName kind={kind} field={field} />,
      before: valueOf(field, from),
      after: valueOf(field, to),
    }));
}
