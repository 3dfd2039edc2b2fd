import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraft } from '../../../store/useDraft';
import { Banner } from '../../../ui/notices/Banner';
import { Form } from '../../../ui/form/Form';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { schemaFor, stepAbout, stepOf, type StepValues } from './step.schema';
import type { StepProps } from './stepActor';
import { StepButtons } from './StepButtons';
import { StepFields } from './StepFields';

const FORM = 'deskStep';

/** Shows the form of a step, which keeps its values while the step is being sent. */
export function StepForm({ actor, ticket }: StepProps) {
  const intl = useIntl();
  const action = useSelector(actor, ({ context }) => context.action) ?? 'take';
  const sending = useSelector(actor, (state) => state.matches('submitting'));
  const step = useSelector(actor, ({ context }) => context.step);
  const untouched: StepValues = { comment: '', resolution: ticket.change ? 'done' : 'resolved' };
  const { values, forget, ...draft } = useDraft('deskStep', stepAbout(ticket, action), untouched, {
    ...untouched,
    ...step,
  });
  const { comment, resolution } = values;
  const gone = ticket.possible.includes(action) ? undefined : intl.formatMessage({ id: 'desk.form.gone' });
  return (
    <Form
      id={FORM}
      initialValues={draft.first}
      schema={schemaFor(action)}
      onSubmit={(written) => {
        if (!sending && !gone)
          actor.send({ type: 'form.submitted', step: stepOf(action, written), revision: ticket.revision });
      }}
      onDraft={draft.saveDraft}
    >
      <UnsavedChanges when={!sending && comment.trim() !== ''} onLeave={forget} />
      <StepFields action={action} readOnly={sending} changes={ticket.change !== undefined} />
      {action === 'resolve' && resolution === 'done' && ticket.change && (
        <Banner tone="warning">
          <FormattedMessage id="desk.form.done" />
        </Banner>
      )}
      <StepButtons
        action={action}
        busy={sending}
        disabledReason={gone}
        onCancel={() => {
          forget();
          actor.send({ type: 'dismissal.requested' });
        }}
      />
    </Form>
  );
}
