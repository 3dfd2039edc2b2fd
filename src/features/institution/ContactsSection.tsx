import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactPerson } from '../../contracts/wire/institution';
import { contactTypeMessages } from '../../i18n/messages/contactTypeMessages';
import { Section } from '../../ui/page/Section';
import { Table } from '../../ui/lists/Table';
import { Tag, Tags } from '../../ui/marks/Tag';
import { contactGroups, type ContactGroup } from './contacts';
import { EditSection } from './EditAction';
import styles from './Institution.module.css';

interface ContactsSectionProps {
  /** Absent if this person may not see contacts (REQUIREMENTS 203). */
  readonly contacts: readonly ContactPerson[] | undefined;
  readonly editable: boolean;
}

/** Lists the contacts of the institution and their types (REQUIREMENTS 202). */
export function ContactsSection({ contacts, editable }: ContactsSectionProps) {
  const groups = contactGroups(contacts ?? []);
  return (
    <Section
      id="contacts"
      title={<FormattedMessage id="institution.contacts" />}
      note={
        <>
          {groups.length > 0 && (
            <span className={styles.remark}>
              <FormattedMessage id="institution.contacts.note" />
            </span>
          )}
          {editable && <EditSection about="institution.contacts" field="contactPersons" />}
        </>
      }
    >
      {groups.length > 0 ? (
        <ContactsTable groups={groups} />
      ) : (
        <p className="muted">
          <FormattedMessage id={contacts ? 'institution.contacts.none' : 'institution.contacts.kept'} />
        </p>
      )}
    </Section>
  );
}

function ContactsTable({ groups }: { readonly groups: readonly ContactGroup[] }) {
  const intl = useIntl();
  const head = (id: string) => intl.formatMessage({ id });
  return (
    <Table
      caption={<FormattedMessage id="institution.contacts" />}
      hideCaption
      rows={groups}
      rowKey={({ name, email, telephone }) => JSON.stringify([name, email, telephone])}
      columns={[
        {
          key: 'name',
          head: head('institution.contact.name'),
          cell: ({ name }) => <span dir="auto">{name}</span>,
        },
        {
          key: 'email',
          head: head('institution.contact.email'),
          cell: ({ email }) =>
            email ? <MailLink email={email} /> : <Missing id="institution.contact.noEmail" />,
        },
        {
          key: 'telephone',
          head: head('institution.contact.telephone'),
          cell: ({ telephone }) =>
            telephone ? (
              <span className={styles.number}>{telephone}</span>
            ) : (
              <Missing id="institution.contact.noTelephone" />
            ),
        },
        {
          key: 'kinds',
          head: head('institution.contact.kinds'),
          cell: ({ kinds }) => (
            <Tags>
              {kinds.map((kind) => (
                <Tag key={kind}>
                  <FormattedMessage id={contactTypeMessages[kind]} />
                </Tag>
              ))}
            </Tags>
          ),
        },
      ]}
    />
  );
}

function MailLink({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
}

function Missing({ id }: { readonly id: string }) {
  return (
    <span className="muted">
      <FormattedMessage id={id} />
    </span>
  );
}
