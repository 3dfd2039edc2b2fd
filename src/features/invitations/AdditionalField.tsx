import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { fieldIds } from '../../ui/form/field';
import { TextField } from '../../ui/form/TextField';
import { useFieldValue } from '../../ui/form/useFormValues';
import { FORM, type AddedPerson } from './inviteForm';
import styles from './Invitations.module.css';

/** Takes further recipients, whom neither the federation nor the institution names (REQUIREMENTS 240). */
export function AdditionalField() {
  const { value: rows, change } = useFieldValue<AddedPerson[]>('additional');
  const field = useRef<HTMLFieldSetElement>(null);
  const asked = useRef<string>(undefined);

  useEffect(() => {
    // The new row exists only after this rendering, so that it gets the focus here.
    if (asked.current) document.getElementById(asked.current)?.focus();
    asked.current = undefined;
  }, [rows]);

  function add() {
    asked.current = fieldIds(FORM, `additional[${rows.length}].name`).control;
    change([...rows, { name: '', email: '' }]);
  }
  function remove(place: number) {
    field.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
    change(rows.filter((_, other) => other !== place));
  }

  return (
    <fieldset className={styles.additional} ref={field}>
      <legend>
        <FormattedMessage id="invite.additional" />
      </legend>
      <p className="small muted">
        <FormattedMessage id="invite.additional.hint" />
      </p>
      {rows.map((_, place) => (
        <fieldset className={styles.person} key={place}>
          <legend className="visually-hidden">
            <FormattedMessage id="invite.additional.person" values={{ number: place + 1 }} />
          </legend>
          <TextField
            name={`additional[${place}].name`}
            label={<FormattedMessage id="invite.contacts.name" />}
          />
          <TextField
            name={`additional[${place}].email`}
            type="email"
            label={<FormattedMessage id="invite.contacts.email" />}
          />
          <div className={styles.remove}>
            <Button look="quiet" icon="close" iconOnly onClick={() => remove(place)}>
              <FormattedMessage id="invite.additional.remove" values={{ number: place + 1 }} />
            </Button>
          </div>
        </fieldset>
      ))}
      <div data-add>
        <Button onClick={add}>
          <FormattedMessage id="invite.additional.add" />
        </Button>
      </div>
    </fieldset>
  );
}
