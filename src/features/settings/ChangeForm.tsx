import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { ObjectSchema } from 'yup';
import type { ServiceChange, ServiceSubject } from '../../contracts/domain/tickets/change';
import type { ServiceRef } from '../../contracts/domain/services/serviceRef';
import '../../i18n/texts/settings';
import { changeProposed, selectEndedChange } from '../../store/change.slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useDraft } from '../../store/useDraft';
import { Button } from '../../ui/actions/Button';
import { Form } from '../../ui/form/Form';
import { Restored } from '../../ui/form/Restored';
import { useInitialValues } from '../../ui/form/useInitialValues';
import { UnsavedChanges } from '../../ui/notices/UnsavedChanges';
import { changeDialog } from './changeDialog';
import styles from './ChangeSetting.module.css';

interface ChangeFormProps<Values extends object> {
  readonly subject: ServiceSubject;
  readonly service: ServiceRef;
  /** Values that are set now. */
  readonly current: Values;
  readonly schema: ObjectSchema<Values>;
  readonly changeOf: (values: Values) => ServiceChange;
  readonly children: ReactNode;
}

/**
 * Shows a form whose change is requested from the desk. Saving passes the values to the dialog, and keeps
 * them in the form.
 */
export function ChangeForm<Values extends object>(props: ChangeFormProps<Values>) {
  const { first, version, setTouched } = useInitialValues(props.current);
  return <FormOver key={version} {...props} current={first} onTouched={setTouched} />;
}

interface FormOverProps<Values extends object> extends ChangeFormProps<Values> {
  readonly onTouched: (touched: boolean) => void;
}

function FormOver<Values extends object>(props: FormOverProps<Values>) {
  const { subject, service, current, schema, changeOf, onTouched, children } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft(subject, `${service.type}:${service.id}`, current);
  const { values, dirty, forget } = draft;
  const [submitted, setSubmitted] = useState<Values>();
  const settled = useAppSelector(selectEndedChange)?.outcome === 'settled';
  useEffect(() => onTouched(dirty), [onTouched, dirty]);
  useEffect(() => {
    if (settled) forget();
  }, [settled, forget]);

  function submit(next: Values) {
    // Enter in a field submits the form as well, even without a change (REQUIREMENTS 175).
    if (isSame(next, current)) return;
    const change = changeOf(next);
    setSubmitted(next);
    dispatch(changeProposed(change));
    void navigate(changeDialog(change.subject, service), { preventScrollReset: true });
  }

  return (
    <Form id={formId} initialValues={draft.first} schema={schema} onSubmit={submit} onDraft={draft.saveDraft}>
      <UnsavedChanges when={dirty && !(submitted && isSame(values, submitted))} onLeave={forget} />
      <Restored when={draft.restored} untouched={current} />
      {children}
      <div className={styles.foot}>
        <Button
          type="submit"
          form={formId}
          look="primary"
          disabledReason={!dirty && <FormattedMessage id="settings.change.unchanged" />}
        >
          <FormattedMessage id="settings.change.save" />
        </Button>
      </div>
    </Form>
  );
}

const formId = 'setting';

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
