import { FormattedMessage, useIntl } from 'react-intl';
import { CONTACTS_EXTENSION } from '../../../contracts/domain/tickets/change';
import { flagFields } from '../../../contracts/domain/institution/institutionFields';
import type { InstitutionSettings } from '../../../contracts/domain/institution/institutionSettings';
import type { Institution } from '../../../contracts/domain/person/person';
import { flagMessages, stateMessages } from '../../../i18n/messages/institutionMessages';
import { usePerson } from '../../../store/person';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { Section } from '../../../ui/page/Section';
import { ContactsTable } from './ContactsTable';
import type { EditForm } from './edit.schema';
import { FixedFacts } from './FixedFacts';
import { TextGrid } from './TextGrid';
import styles from '../Institution.module.css';

interface EditFieldsProps {
  readonly institution: Institution;
  readonly settings: InstitutionSettings;
  /** Values of the form before anything is typed. */
  readonly stored: EditForm;
}

/** Shows all fields in their fixed order (REQUIREMENTS 205). */
export function EditFields({ institution, settings, stored }: EditFieldsProps) {
  const offered = flagFields.filter((field) => settings.flags[field] !== undefined);
  return (
    <>
      <Section id="texts" title={<FormattedMessage id="institution.texts" />}>
        <TextGrid texts={settings.texts} />
      </Section>
      <Section id="settings" title={<FormattedMessage id="institution.settings" />}>
        <div className={styles.flags}>
          {offered.map((field) => (
            <CheckboxField
              key={field}
              name={`flags.${field}`}
              label={<FormattedMessage id={flagMessages[field].label} />}
              hint={flagMessages[field].tip && <FormattedMessage id={flagMessages[field].tip} />}
            />
          ))}
          {settings.state === 'testaccepted' && <StateField />}
        </div>
      </Section>
      <Section
        id="contacts"
        title={<FormattedMessage id="institution.contacts" />}
        note={<ContactsNote none={settings.contacts.length === 0} />}
      >
        <ContactsTable stored={stored.contacts} />
      </Section>
      <Section id="remarks" title={<FormattedMessage id="institution.edit.remarks" />}>
        <div className={styles.remarks}>
          <TextArea
            name="comments"
            optional
            rows={3}
            label={<FormattedMessage id="institution.edit.comments" />}
            hint={<FormattedMessage id="institution.edit.comments.hint" />}
          />
        </div>
      </Section>
      <Section
        id="fixed"
        title={<FormattedMessage id="institution.edit.fixed" />}
        note={<FormattedMessage id="institution.edit.fixed.text" />}
      >
        <FixedFacts institution={institution} />
      </Section>
    </>
  );
}

/** Explains the list and, where the server takes no new contacts, how to ask for them. */
function ContactsNote({ none }: { readonly none: boolean }) {
  const areEditable = usePerson().installation.extensions.includes(CONTACTS_EXTENSION);
  if (none)
    return (
      <FormattedMessage
        id={areEditable ? 'institution.edit.contacts.empty' : 'institution.edit.noContacts'}
      />
    );
  return (
    <FormattedMessage id={areEditable ? 'institution.edit.contacts.all' : 'institution.edit.contacts'} />
  );
}

/** Shows the state. Only a change from test to production can be requested (REQUIREMENTS 206). */
function StateField() {
  const intl = useIntl();
  return (
    <SelectField
      name="state"
      label={<FormattedMessage id="institution.state" />}
      hint={<FormattedMessage id="institution.edit.state.test" />}
      options={[
        { value: 'testaccepted', label: intl.formatMessage({ id: 'institution.edit.state.kept' }) },
        { value: 'prodaccepted', label: intl.formatMessage({ id: stateMessages.prodaccepted }) },
      ]}
    />
  );
}
