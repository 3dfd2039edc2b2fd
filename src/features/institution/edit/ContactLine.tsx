import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactType } from '../../../contracts/domain/institution/contactType';
import { contactFields, type ContactField } from '../../../contracts/domain/institution/institutionFields';
import { contactTypeMessages } from '../../../i18n/messages/contactTypeMessages';
import { Button } from '../../../ui/actions/Button';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import type { ContactRow } from './edit.schema';
import { Undo } from './Undo';
import styles from './ContactsTable.module.css';

const offered: readonly ContactType[] = ['administrative', 'support', 'technical'];
const inputs = { name: 'text', emailAddress: 'email', telephoneNumber: 'tel' } as const;

/** A stored or a new contact in the form. */
export type ContactLine = {
  /** Name of the contact's field in the form. */
  readonly field: string;
  /** Number of the contact, from 1. */
  readonly number: number;
  readonly row: ContactRow;
} & (
  | { readonly stored: ContactRow | undefined; readonly set: (row: ContactRow) => void }
  | { readonly drop: () => void }
);

interface ContactCellProps {
  readonly line: ContactLine;
  readonly member: ContactField;
  /** Heading of the column. */
  readonly head: string;
}

/**
 * Shows the field for one value of a contact. A stored type that is not among the choices stays until another
 * one is chosen (REQUIREMENTS 207).
 */
export function ContactCell({ line: { field, number, row, ...line }, member, head }: ContactCellProps) {
  const intl = useIntl();
  const typeText = (type: ContactType) => intl.formatMessage({ id: contactTypeMessages[type] });
  if (row.removed) {
    return <del>{member === 'contactPersonType' ? typeText(row[member]) : row[member]}</del>;
  }
  const stored = 'stored' in line ? line.stored : undefined;
  const shared = {
    name: `${field}.${member}`,
    label: <FormattedMessage id="institution.edit.contact.field" values={{ field: head, number }} />,
    hideLabel: true,
  };
  if (member !== 'contactPersonType') return <TextField {...shared} type={inputs[member]} />;
  const types = !stored || offered.includes(stored[member]) ? offered : [...offered, stored[member]];
  return <SelectField {...shared} options={types.map((value) => ({ value, label: typeText(value) }))} />;
}

/** Removes a contact, or undoes its changes. */
export function ContactActions({ line }: { readonly line: ContactLine }) {
  const { field, number, row } = line;
  const about = (
    <FormattedMessage id="institution.edit.contact" values={{ number, name: row.name.trim() || 'none' }} />
  );
  const stored = 'stored' in line ? line.stored : undefined;
  const edited =
    stored && !row.removed && contactFields.some((member) => stored[member].trim() !== row[member].trim());
  function press() {
    if ('drop' in line) return line.drop();
    const { removed, ...rest } = row;
    line.set(removed ? rest : { ...row, removed: true });
  }
  return (
    <div className={styles.buttons}>
      {edited && 'set' in line && (
        <Undo field={`${field}.name`} about={about} onUndo={() => line.set(stored)} />
      )}
      {/* One button removes and restores the contact, so that the focus stays on it. */}
      <Button
        look="quiet"
        small
        icon={row.removed ? undefined : 'close'}
        iconOnly={!row.removed}
        onClick={press}
      >
        <FormattedMessage id={row.removed ? 'institution.edit.undo' : 'institution.edit.contact.remove'} />
        <span className="visually-hidden"> {about}</span>
      </Button>
    </div>
  );
}
