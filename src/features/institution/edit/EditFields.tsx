import { FormattedMessage, useIntl } from 'react-intl';
import { flagFields } from '../../../contracts/domain/institutionFields';
import type { InstitutionSettings } from '../../../contracts/domain/institutionSettings';
import type { Institution } from '../../../contracts/domain/person';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { Section } from '../../../ui/Section';
import styles from '../Institution.module.css';
import { ContactFields } from './ContactFields';
import { flagWords, stateWords, textWords, type TextName } from '../../../i18n/institutionWords';
import { FixedFacts } from './FixedFacts';
import { TextPair } from './TextPair';

export interface EditFieldsProps {
  readonly institution: Institution;
  readonly settings: InstitutionSettings;
}

const textNames = Object.keys(textWords) as TextName[];

/** All fields in their fixed order (REQUIREMENTS 205). */
export function EditFields({ institution, settings }: EditFieldsProps) {
  const { flags, contacts } = settings;
  const offered = flagFields.filter((field) => flags[field] !== undefined);
  return (
    <div className={styles.fields}>
      <Section title={<FormattedMessage id="institution.edit.fixed" />}>
        <FixedFacts institution={institution} />
      </Section>
      <Section title={<FormattedMessage id="institution.texts" />}>
        {textNames.map((name) => (
          <TextPair key={name} name={name} portuguese={settings.texts[`${name}Pt`]} />
        ))}
      </Section>
      <Section title={<FormattedMessage id="institution.settings" />}>
        <div className={styles.flags}>
          {offered.map((field) => (
            <CheckboxField
              key={field}
              name={`flags.${field}`}
              label={<FormattedMessage id={flagWords[field].label} />}
              hint={flagWords[field].tip && <FormattedMessage id={flagWords[field].tip} />}
            />
          ))}
          <StateField state={settings.state} />
        </div>
      </Section>
      <Section title={<FormattedMessage id="institution.contacts" />}>
        <p className={styles.intro}>
          <FormattedMessage
            id={contacts.length > 0 ? 'institution.edit.contacts' : 'institution.edit.noContacts'}
          />
        </p>
        {contacts.map((contact, place) => (
          <ContactFields key={contact.id ?? place} place={place} stored={contact} />
        ))}
      </Section>
      <Section title={<FormattedMessage id="institution.edit.remarks" />}>
        <div className={styles.remarks}>
          <TextArea
            name="comments"
            optional
            label={<FormattedMessage id="institution.edit.comments" />}
            hint={<FormattedMessage id="institution.edit.comments.hint" />}
          />
        </div>
      </Section>
    </div>
  );
}

/** Production is all that can be chosen; a test institution stays one unless it is (REQUIREMENTS 206). */
function StateField({ state }: Pick<InstitutionSettings, 'state'>) {
  const intl = useIntl();
  const isTest = state === 'testaccepted';
  const production = { value: 'prodaccepted', label: intl.formatMessage({ id: stateWords.prodaccepted }) };
  const kept = { value: state, label: intl.formatMessage({ id: 'institution.edit.state.kept' }) };
  return (
    <SelectField
      name="state"
      label={<FormattedMessage id="institution.state" />}
      hint={<FormattedMessage id={isTest ? 'institution.edit.state.test' : 'institution.edit.state.only'} />}
      options={isTest ? [kept, production] : [production]}
    />
  );
}
