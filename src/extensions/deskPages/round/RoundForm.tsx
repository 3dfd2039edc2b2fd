import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../../store/useDraft';
import { Banner } from '../../../ui/notices/Banner';
import { Form } from '../../../ui/form/Form';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { stepOf } from '../ticket/step.schema';
import { StepButtons } from '../ticket/StepButtons';
import { StepFields } from '../ticket/StepFields';
import type { RoundProps } from './roundActor';
import { ROUND, roundSchema, untouched } from './roundDraft';

/** Shows the form of a step that is taken with several tickets. */
export function RoundForm({ actor }: Pick<RoundProps, 'actor'>) {
  const action = useSelector(actor, ({ context }) => context.action) ?? 'take';
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const { values, forget, ...draft } = useDraft('deskStep', ROUND, untouched({ action, tickets: waiting }));
  return (
    <Form
      id="deskRound"
      initialValues={draft.first}
      schema={roundSchema(action)}
      onSubmit={(written) => {
        forget();
        actor.send({ type: 'form.submitted', step: stepOf(action, written) });
      }}
      onDraft={draft.saveDraft}
    >
      <UnsavedChanges when={values.comment.trim() !== ''} onLeave={forget} />
      <p>
        <FormattedMessage
          id="desk.round.which"
          values={{ count: waiting.length, keys: waiting.map(({ key }) => key).join(', ') }}
        />
      </p>
      <StepFields action={action} readOnly={false} changes />
      {action === 'resolve' && values.resolution === 'done' && (
        <Banner tone="warning">
          <FormattedMessage id="desk.round.done" />
        </Banner>
      )}
      <StepButtons
        action={action}
        onCancel={() => {
          forget();
          actor.send({ type: 'dismissal.requested' });
        }}
      />
    </Form>
  );
}
