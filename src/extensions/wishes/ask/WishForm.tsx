import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LONGEST_SENTENCE } from '../contract/wishes';
import { blankDraft } from './wish.draft';
import type { wishMachine } from './wish.machine';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { useNames } from '../../../dialogs/shared/useRequest';
import { wishSchema } from './wish.schema';

interface WishFormProps extends PanelProps<typeof wishMachine> {
  /** Id of the label of the button that sends it. */
  readonly submit: string;
  readonly children?: ReactNode;
}

/**
 * Asks why a service is needed and for how many people, and says who reads the answer and how long it is
 * kept.
 */
export function WishForm({ actor, submit, children }: WishFormProps) {
  const { subject, draft } = useSelector(actor, ({ context }) => context);
  const names = useNames(actor);
  return (
    <DialogForm
      name="wish"
      pristine={subject?.wish ?? blankDraft}
      draft={draft}
      schema={wishSchema}
      onSubmit={(typed) => actor.send({ type: 'form.submitted', draft: typed })}
      submit={{
        label: <FormattedMessage id={submit} />,
        reason: <FormattedMessage id="wish.submit.reason" values={names} />,
      }}
    >
      {children}
      <TextArea
        name="reason"
        rows={3}
        maxLength={LONGEST_SENTENCE}
        label={<FormattedMessage id="wish.reason" />}
        hint={<FormattedMessage id="wish.reason.hint" />}
      />
      <TextField
        name="people"
        optional
        label={<FormattedMessage id="wish.people" />}
        hint={<FormattedMessage id="wish.people.hint" />}
      />
    </DialogForm>
  );
}
