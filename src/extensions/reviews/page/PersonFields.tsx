import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import type { ReviewPerson } from '../contract/review.wire';
import { usePerson } from '../../../store/person';
import { TextField } from '../../../ui/form/TextField';
import { useControlId } from '../../../ui/form/useControlId';
import { useFieldValue } from '../../../ui/form/useFormValues';
import { PickOne } from '../../../ui/fields/PickOne';
import { OTHER } from './usePeople';

interface PersonFieldsProps {
  readonly label: ReactNode;
  readonly people: readonly ReviewPerson[];
}

/** Names a person: one of the known people, or, for admins, anyone by e-mail address. */
export function PersonFields({ label, people }: PersonFieldsProps) {
  const intl = useIntl();
  const { roles } = usePerson();
  const { value: who, change } = useFieldValue<string>('who');
  const idOf = useControlId();
  const options = [
    ...people.map(({ name, mail }) => ({
      value: mail,
      label: name === mail ? mail : intl.formatMessage({ id: 'reviews.personAt' }, { name, mail }),
    })),
    ...(roles.admin ? [{ value: OTHER, label: intl.formatMessage({ id: 'reviews.other' }) }] : []),
  ];
  return (
    <>
      <PickOne id={idOf('who')} label={label} options={options} value={who} onChange={change} />
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
