import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactType } from '../../../contracts/domain/contactType';
import type { ContactSetting } from '../../../contracts/domain/institutionSettings';
import { SelectField } from '../../../ui/form/SelectField';
import { TextField } from '../../../ui/form/TextField';
import styles from '../Institution.module.css';
import { contactTypeWords } from '../../../i18n/contactTypeWords';

const offered: readonly ContactType[] = ['administrative', 'support', 'technical'];

export interface ContactFieldsProps {
  /** Place in the list, from 0. */
  readonly place: number;
  readonly stored: ContactSetting;
}

/** One contact; a type that cannot be chosen stays while nobody chooses another (REQUIREMENTS 207). */
export function ContactFields({ place, stored }: ContactFieldsProps) {
  const intl = useIntl();
  const { contactPersonType: type } = stored;
  const types = offered.includes(type) ? offered : [...offered, type];
  const field = (name: keyof ContactSetting) => `contacts[${place}].${name}`;
  return (
    <fieldset className={styles.contact}>
      <legend>
        <FormattedMessage id="institution.edit.contact" values={{ number: place + 1 }} />
      </legend>
      <TextField name={field('name')} label={<FormattedMessage id="institution.contact.name" />} />
      <TextField
        name={field('emailAddress')}
        type="email"
        label={<FormattedMessage id="institution.contact.email" />}
      />
      <TextField
        name={field('telephoneNumber')}
        type="tel"
        label={<FormattedMessage id="institution.contact.telephone" />}
      />
      <SelectField
        name={field('contactPersonType')}
        label={<FormattedMessage id="institution.contact.kinds" />}
        options={types.map((value) => ({
          value,
          label: intl.formatMessage({ id: contactTypeWords[value] }),
        }))}
      />
    </fieldset>
  );
}
