import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { CheckboxField } from '../../../ui/form/CheckboxField';
import { TextArea } from '../../../ui/form/TextArea';
import { LONGEST_SENTENCE } from '../contract/wishes';
import { blankDraft, type WishAnswerDraft } from './wishAnswer.draft';
import type { wishAnswerMachine } from './wishAnswer.machine';

/** Rules of the form; its messages are ids. */
const wishAnswerSchema: ObjectSchema<WishAnswerDraft> = object({
  text: string()
    .defined()
    .trim()
    .min(1, 'wishAnswer.text.missing')
    .max(LONGEST_SENTENCE, 'wish.sentence.tooLong'),
  declined: boolean().defined(),
});

/** Takes the answer that all people who asked for the service receive. */
export function AnsweringPanel({ actor }: PanelProps<typeof wishAnswerMachine>) {
  const { subject, draft } = useSelector(actor, ({ context }) => context);
  const intl = useIntl();
  const together = subject?.together ?? [];
  const values = { count: subject?.count ?? 0, service: subject?.name ?? '' };
  return (
    <DialogForm
      name="wishAnswer"
      pristine={blankDraft}
      draft={draft}
      schema={wishAnswerSchema}
      onSubmit={(typed) => actor.send({ type: 'form.submitted', draft: typed })}
      submit={{
        label: <FormattedMessage id="wishAnswer.submit" />,
        reason: <FormattedMessage id="wishAnswer.submit.reason" values={values} />,
      }}
    >
      <p>
        <FormattedMessage id="wishAnswer.answering.text" values={values} />
      </p>
      {together.length > 0 && (
        <p>
          <FormattedMessage id="wishes.together" values={{ service: intl.formatList(together) }} />
        </p>
      )}
      <TextArea
        name="text"
        rows={3}
        maxLength={LONGEST_SENTENCE}
        label={<FormattedMessage id="wishAnswer.text" />}
        hint={<FormattedMessage id="wishAnswer.text.hint" />}
      />
      <CheckboxField
        name="declined"
        label={<FormattedMessage id="wishAnswer.declined" />}
        hint={<FormattedMessage id="wishAnswer.declined.hint" />}
      />
    </DialogForm>
  );
}
