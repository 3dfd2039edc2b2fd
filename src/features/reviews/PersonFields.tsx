import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import type { ReviewPerson } from '../../contracts/wire/review';
import { usePerson } from '../../store/person';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { useFormValues } from '../../ui/form/useFormValues';
import { OTHER } from './usePeople';

export interface PersonFieldsProps {
  readonly label: ReactNode;
  readonly people: readonly ReviewPerson[];
}

/** Names somebody: one of the people who are known, or, for admins, anybody by address of mail. */
export function PersonFields({ label, people }: PersonFieldsProps) {
  const intl = useIntl();
  const { roles } = usePerson();
  const { who } = useFormValues<{ readonly who: string }>();
  const options = [
    ...people.map(({ name, mail }) => ({
      value: mail,
      label: name === mail ? mail : intl.formatMessage({ id: 'reviews.personAt' }, { name, mail }),
    })),
    ...(roles.admin ? [{ value: OTHER, label: intl.formatMessage({ id: 'reviews.other' }) }] : []),
  ];
  return (
    <>
      <SelectField name="who" label={label} options={options} />
      {who === OTHER && (
        <TextField
          name="mail"
          type="email"
          label={<FormattedMessage id="reviews.mail" />}
          hint={<FormattedMessage id="reviews.mail.hint" />}
        />
      )}
    </>
  );
}
