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
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    // The new row exists only after this rendering, so that it gets the focus here.
    if (focusNext.current) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [rows]);

  function add() {
    focusNext.current = fieldIds(FORM, `additional[${rows.length}].name`).control;
    change([...rows, { name: '', email: '' }]);
  }
  function remove(index: number) {
    field.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
    change(rows.filter((_, other) => other !== index));
  }

  return (
    <fieldset className={styles.additional} ref={field}>
      <legend>
        <FormattedMessage id="invite.additional" />
      </legend>
      <p className="small muted">
        <FormattedMessage id="invite.additional.hint" />
      </p>
      {rows.map((_, index) => (
        <fieldset className={styles.person} key={index}>
          <legend className="visually-hidden">
            <FormattedMessage id="invite.additional.person" values={{ number: index + 1 }} />
          </legend>
          <TextField
            name={`additional[${index}].name`}
            label={<FormattedMessage id="invite.contacts.name" />}
          />
          <TextField
            name={`additional[${index}].email`}
            type="email"
            label={<FormattedMessage id="invite.contacts.email" />}
          />
          <div className={styles.remove}>
            <Button look="quiet" icon="close" iconOnly onClick={() => remove(index)}>
              <FormattedMessage id="invite.additional.remove" values={{ number: index + 1 }} />
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
