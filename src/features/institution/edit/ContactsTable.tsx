import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONTACTS_EXTENSION } from '../../../contracts/domain/tickets/change';
import { contactFields } from '../../../contracts/domain/institution/institutionFields';
import { usePerson } from '../../../store/person';
import { Button } from '../../../ui/actions/Button';
import { useControlId } from '../../../ui/form/useControlId';
import { useFieldValue } from '../../../ui/form/useFormValues';
import { Table } from '../../../ui/lists/Table';
import { ContactActions, ContactCell, type ContactLine } from './ContactLine';
import { newContact, type ContactRow } from './edit.schema';
import styles from './ContactsTable.module.css';

const heads = {
  name: 'institution.contact.name',
  emailAddress: 'institution.contact.email',
  telephoneNumber: 'institution.contact.telephone',
  contactPersonType: 'institution.contact.kinds',
} as const;

/** Columns with a fixed width; the others share the rest. */
const widths = {
  name: styles.name,
  emailAddress: styles.email,
  telephoneNumber: undefined,
  contactPersonType: undefined,
} as const;

/** Shows all contacts, a line each. Lines can be added and removed where the server supports that (REQUIREMENTS 207). */
export function ContactsTable({ stored }: { readonly stored: readonly ContactRow[] }) {
  const intl = useIntl();
  const idOf = useControlId();
  const { extensions } = usePerson().installation;
  const contacts = useFieldValue<ContactRow[]>('contacts');
  const added = useFieldValue<ContactRow[]>('added');
  const wanted = useRef<string>(undefined);
  const addButton = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The new row exists only after this rendering, so that the focus is set here.
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = undefined;
  });
  const areEditable = extensions.includes(CONTACTS_EXTENSION);
  const lines: ContactLine[] = [
    ...contacts.value.map((row, index) => ({
      field: `contacts[${index}]`,
      number: index + 1,
      row,
      stored: stored[index],
      set: (next: ContactRow) => contacts.change(contacts.value.with(index, next)),
    })),
    ...added.value.map((row, index) => ({
      field: `added[${index}]`,
      number: contacts.value.length + index + 1,
      row,
      drop: () => {
        addButton.current?.querySelector('button')?.focus();
        added.change(added.value.toSpliced(index, 1));
      },
    })),
  ];
  const add = () => {
    wanted.current = idOf(`added[${added.value.length}].name`);
    added.change([...added.value, newContact]);
  };
  return (
    <div className={styles.contacts}>
      {lines.length > 0 && (
        <Table
          caption={<FormattedMessage id="institution.contacts" />}
          hideCaption
          fixed
          rows={lines}
          rowKey={({ field }) => field}
          columns={[
            ...contactFields.map((member) => {
              const head = intl.formatMessage({ id: heads[member] });
              return {
                key: member,
                head,
                stacked: 'labelled' as const,
                width: widths[member],
                cell: (line: ContactLine) => <ContactCell line={line} member={member} head={head} />,
              };
            }),
            ...(areEditable
              ? [
                  {
                    key: 'actions',
                    head: (
                      <span className="visually-hidden">
                        <FormattedMessage id="institution.edit.contact.actions" />
                      </span>
                    ),
                    stacked: 'beside' as const,
                    width: styles.actions,
                    cell: (line: ContactLine) => <ContactActions line={line} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {areEditable && (
        <div className={styles.add} ref={addButton}>
          <Button onClick={add}>
            <FormattedMessage id="institution.edit.contact.add" />
          </Button>
        </div>
      )}
    </div>
  );
}
