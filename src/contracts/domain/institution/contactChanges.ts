import { contactFieldName, contactFields, parseContactField, type ContactField } from './institutionFields';

/** A member before and after; empty or absent: none. */
interface Changed {
  readonly field: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The members of a contact that are not empty. */
type FieldValues = Readonly<Partial<Record<ContactField, string>>>;

/** A contact that is added or removed as a whole. */
export interface ContactChange {
  /** Index in the list, from 0. */
  readonly place: number;
  /** Absent: the contact is added. */
  readonly from?: FieldValues;
  /** Absent: the contact is removed. */
  readonly to?: FieldValues;
}

/**
 * Separates contacts that are added or removed from members that change. Every contact has a type, so one without a
 * type before or after does not exist at that time.
 */
export function partContacts<Field extends Changed>(changes: readonly Field[]) {
  const whole = changes.flatMap(({ field, from, to }) => {
    const contact = parseContactField(field);
    return contact?.field === 'contactPersonType' && (!from || !to) ? [contact.place] : [];
  });
  const valuesAt = (index: number, side: 'from' | 'to'): FieldValues =>
    Object.fromEntries(
      contactFields.flatMap((member) => {
        const value = changes.find(({ field }) => field === contactFieldName(index, member))?.[side];
        return value ? [[member, value]] : [];
      }),
    );
  const contacts = whole.map((place): ContactChange => {
    const from = valuesAt(place, 'from');
    return from.contactPersonType ? { place, from } : { place, to: valuesAt(place, 'to') };
  });
  const fields = changes.filter(({ field }) => !whole.includes(parseContactField(field)?.place ?? -1));
  return { fields, contacts };
}
