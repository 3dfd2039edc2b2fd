import { useCallback, useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ObjectSchema } from 'yup';
import '../../i18n/texts/dialogs';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { Reason } from '../../ui/Reason';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';

interface DialogFormProps<Draft extends object> {
  /** Name, which is also the id of the form element. */
  readonly name: string;
  readonly pristine: Draft;
  /** What was typed before; null: begin with the pristine form. */
  readonly draft: Draft | null;
  readonly schema: ObjectSchema<Draft>;
  readonly onSubmit: (draft: Draft) => void;
  readonly submit: {
    readonly label: ReactNode;
    /** What the button does, and what follows. */
    readonly reason: ReactNode;
    readonly look?: 'primary' | 'danger';
  };
  readonly children: ReactNode;
}

/** A form that fills a dialog: it tells the frame what closing would lose, and cancels or sends. */
export function DialogForm<Draft extends object>({
  name,
  pristine,
  draft,
  schema,
  onSubmit,
  submit,
  children,
}: DialogFormProps<Draft>) {
  const { dismiss, keepDraft } = useDialogFrame();
  const noteId = useId();
  const report = useCallback(
    (values: Draft) => keepDraft(isSame(values, pristine) ? null : values),
    [keepDraft, pristine],
  );
  const footer = (
    <>
      <Button onClick={dismiss}>
        <FormattedMessage id="dialog.cancel" />
      </Button>
      <Button look={submit.look ?? 'primary'} type="submit" form={name} describedBy={noteId}>
        {submit.label}
      </Button>
    </>
  );
  return (
    <DialogPanel note={<Reason id={noteId}>{submit.reason}</Reason>} footer={footer}>
      <Form id={name} initialValues={draft ?? pristine} schema={schema} onSubmit={onSubmit} onDraft={report}>
        {children}
      </Form>
    </DialogPanel>
  );
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
