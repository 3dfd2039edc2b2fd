import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { useNames } from '../../../dialogs/shared/useRequest';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { LONGEST_SENTENCE, MOST_PEOPLE } from '../contract/wishes';
import { blankDraft, type WishDraft } from './wish.draft';
import type { wishMachine } from './wish.machine';

/** Rules of the form; its messages are ids. */
const wishSchema: ObjectSchema<WishDraft> = object({
  reason: string()
    .defined()
    .trim()
    .min(1, 'wish.reason.missing')
    .max(LONGEST_SENTENCE, 'wish.sentence.tooLong'),
  people: string()
    .defined()
    .test('number', 'wish.people.invalid', (typed) => {
      const text = typed.trim();
      return text === '' || (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= MOST_PEOPLE);
    }),
});

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
