import { contactFieldName, contactFields, parseContactField, type ContactField } from './institutionFields';

/** A member before and after; empty or absent: none. */
interface Changed {
  readonly field: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What a contact says: those of its members that are not empty. */
type Said = Readonly<Partial<Record<ContactField, string>>>;

/** A contact that comes or goes as a whole. */
export interface ContactChange {
  /** Place in the list, from 0. */
  readonly place: number;
  /** Absent: it comes. */
  readonly from?: Said;
  /** Absent: it goes. */
  readonly to?: Said;
}

/**
 * Parts contacts that come or go from members that change. Every contact has a type, so one that has none before or after
 * is not there.
 */
export function partContacts<Field extends Changed>(changes: readonly Field[]) {
  const whole = changes.flatMap(({ field, from, to }) => {
    const contact = parseContactField(field);
    return contact?.field === 'contactPersonType' && (!from || !to) ? [contact.place] : [];
  });
  const saidAt = (place: number, side: 'from' | 'to'): Said =>
    Object.fromEntries(
      contactFields.flatMap((member) => {
        const value = changes.find(({ field }) => field === contactFieldName(place, member))?.[side];
        return value ? [[member, value]] : [];
      }),
    );
  const contacts = whole.map((place): ContactChange => {
    const from = saidAt(place, 'from');
    return from.contactPersonType ? { place, from } : { place, to: saidAt(place, 'to') };
  });
  const fields = changes.filter(({ field }) => !whole.includes(parseContactField(field)?.place ?? -1));
  return { fields, contacts };
}
