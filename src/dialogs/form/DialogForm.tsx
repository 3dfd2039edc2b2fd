import { useCallback, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import '../../i18n/texts/dialogs';
import { Button } from '../../ui/actions/Button';
import { fieldIds } from '../../ui/form/field';
import { Form } from '../../ui/form/Form';
import { Reason } from '../../ui/notices/Reason';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';

export interface Alternative<Draft> {
  readonly label: ReactNode;
  readonly onSubmit: (draft: Draft) => void;
}

interface DialogFormProps<Draft extends object> {
  /** Name, which is also the id of the form element. */
  readonly name: string;
  readonly pristine: Draft;
  /** The kept draft; null for an empty form. */
  readonly draft: Draft | null;
  readonly schema: ObjectSchema<Draft>;
  readonly onSubmit: (draft: Draft) => void;
  readonly submit: {
    readonly label: ReactNode;
    /** Explains the button's effect, and the next step. */
    readonly reason: ReactNode;
    readonly look?: 'primary' | 'danger';
  };
  /** Another destination of the form, with the same rules; absent if there is none. The comments say what it leaves out. */
  readonly alternative?: Alternative<Draft> | undefined;
  readonly children: ReactNode;
}

/** A form that fills a dialog: it reports to the frame what closing would lose, and cancels or sends. */
export function DialogForm<Draft extends object>({
  name,
  pristine,
  draft,
  schema,
  onSubmit,
  submit,
  alternative,
  children,
}: DialogFormProps<Draft>) {
  const { dismiss, keepDraft } = useDialogFrame();
  const noteId = useId();
  const goesElsewhere = useRef(false);
  const [unticked, setUnticked] = useState(() => lacksTick(schema, draft ?? pristine));
  const report = useCallback(
    (values: Draft) => {
      keepDraft(isSame(values, pristine) ? null : values);
      setUnticked(lacksTick(schema, values));
    },
    [keepDraft, pristine, schema],
  );
  // Not a second submit button, since Enter in a field presses the first one of the form.
  const takeAlternative = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    goesElsewhere.current = true;
    form?.requestSubmit();
  };
  const forgetWay = () => {
    goesElsewhere.current = false;
  };
  const submitted = (values: Draft) => {
    const takes = goesElsewhere.current && alternative ? alternative.onSubmit : onSubmit;
    forgetWay();
    takes(values);
  };
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      {alternative && (
        <Button
          form={name}
          incomplete={unticked}
          describedBy={fieldIds(name, 'comments').hint}
          onClick={takeAlternative}
        >
          {alternative.label}
        </Button>
      )}
      <Button
        look={submit.look ?? 'primary'}
        type="submit"
        form={name}
        incomplete={unticked}
        describedBy={noteId}
      >
        {submit.label}
      </Button>
    </>
  );
  return (
    <DialogPanel note={<Reason id={noteId}>{submit.reason}</Reason>} footer={footer}>
      <Form
        id={name}
        initialValues={draft ?? pristine}
        schema={schema}
        onSubmit={submitted}
        onDraft={report}
        onRefused={forgetWay}
      >
        {children}
      </Form>
    </DialogPanel>
  );
}

/** Tells whether a required box is not ticked. */
function lacksTick<Draft extends object>(schema: ObjectSchema<Draft>, values: Draft): boolean {
  return Object.entries(values).some(([key, value]) => {
    if (value !== false) return false;
    try {
      schema.validateSyncAt(key, values);
      return false;
    } catch {
      return true;
    }
  });
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
