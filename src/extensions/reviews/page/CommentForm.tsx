import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import type { ReviewPerson, ReviewRow } from '../contract/review.wire';
import { usePerson } from '../../../store/person';
import { useDraft, useTypedOver } from '../../../store/useDraft';
import { Button } from '../../../ui/actions/Button';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { Form } from '../../../ui/form/Form';
import { Restored } from '../../../ui/form/Restored';
import { TextArea } from '../../../ui/form/TextArea';
import { useFormValues } from '../../../ui/form/useFormValues';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { focusRow } from './focusHeading';
import { PersonFields } from './PersonFields';
import { asksIn } from './reviewAddress';
import { commentOf, commentSchema, type CommentDraft } from './reviewForms';
import { StepNotice } from './StepNotice';
import { OTHER } from './usePeople';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

interface CommentFormProps {
  /** Id of the review. */
  readonly review: string;
  readonly row: ReviewRow;
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
  readonly onClose: () => void;
}

/** Comments on a connection. If another person was first, the text is kept and can be sent over theirs. */
export function CommentForm({ review, row, people, actor, step, waiting, onClose }: CommentFormProps) {
  const { roles } = usePerson();
  const asks = asksIn(useLocation().search);
  // A question and a remark are two drafts.
  const about = `${review} ${row.id}${asks ? ' ask' : ''}`;
  const { verdict, question, mine, revision } = row;
  const [untouched] = useState((): CommentDraft => ({
    kind: !mine ? 'answer' : asks ? 'ask' : (verdict?.kind ?? 'keep'),
    remark: verdict?.remark ?? '',
    question: '',
    answer: mine ? '' : (question?.answer?.text ?? ''),
    who:
      people.find(({ mail }) => mail !== row.givenTo.mail)?.mail ?? (roles.admin ? OTHER : row.givenTo.mail),
    mail: '',
  }));
  const storedRevision = useTypedOver('review', about);
  const [over, setOver] = useState(typeof storedRevision === 'number' ? storedRevision : revision);
  const { first, saveDraft, dirty, restored, forget } = useDraft('review', about, untouched, untouched, over);
  const isOwn = step.row === row.id;
  const busy = isOwn && step.busy;
  const overtaken = isOwn && step.state === 'overtaken';

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value, context }) => {
      if (value !== 'taken' || context.total > 1 || context.wish?.word?.row !== row.id) return;
      focusRow(row.id);
      forget();
      onClose();
    });
    return unsubscribe;
  }, [actor, forget, onClose, row.id]);

  function send(draft: CommentDraft) {
    // A person who sends again has seen that another person was first, and what they said.
    const seen = overtaken ? revision : over;
    if (overtaken) setOver(revision);
    step.say(commentOf(draft, people, row, seen));
  }

  function close() {
    forget();
    step.dismiss();
    focusRow(row.id);
    onClose();
  }

  return (
    <Form
      id={`review-${row.id}`}
      initialValues={first}
      schema={commentSchema}
      onSubmit={send}
      onDraft={saveDraft}
    >
      <UnsavedChanges when={dirty} onLeave={forget} />
      <Restored when={restored} untouched={untouched} />
      {isOwn && <StepNotice step={step} />}
      <CommentFields mine={mine} people={people} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={busy} disabledBy={busy ? undefined : waiting}>
          <FormattedMessage id="reviews.save" />
        </Button>
        <Button look="quiet" onClick={close}>
          <FormattedMessage id="reviews.cancel" />
        </Button>
      </div>
    </Form>
  );
}

function CommentFields({ mine, people }: Pick<CommentFormProps, 'people'> & { readonly mine: boolean }) {
  const { kind } = useFormValues<CommentDraft>();
  if (!mine) return <TextArea name="answer" rows={3} label={<FormattedMessage id="reviews.answer" />} />;
  if (kind === 'ask')
    return (
      <>
        <PersonFields label={<FormattedMessage id="reviews.asked" />} people={people} />
        <TextArea
          name="question"
          rows={3}
          label={<FormattedMessage id="reviews.question" />}
          hint={<FormattedMessage id="reviews.ask.hint" />}
        />
      </>
    );
  return (
    <>
      <ChoiceField
        name="kind"
        legend={<FormattedMessage id="reviews.verdict" />}
        options={(['keep', 'end'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={optionMessages[value].label} />,
          hint: <FormattedMessage id={optionMessages[value].hint} />,
        }))}
      />
      <TextArea
        name="remark"
        rows={3}
        label={<FormattedMessage id="reviews.remark" />}
        hint={<FormattedMessage id="reviews.remark.hint" />}
      />
    </>
  );
}

const optionMessages = {
  keep: { label: 'reviews.keep', hint: 'reviews.keep.hint' },
  end: { label: 'reviews.end', hint: 'reviews.end.hint' },
} as const;
