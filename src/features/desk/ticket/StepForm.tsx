import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { resolutionMessages } from '../../../i18n/ticketWords';
import { useDraft } from '../../../store/useDraft';
import { Banner } from '../../../ui/Banner';
import { Button, ButtonGroup } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { SelectField } from '../../../ui/form/SelectField';
import { TextArea } from '../../../ui/form/TextArea';
import { UnsavedChanges } from '../../../ui/UnsavedChanges';
import { actionWords } from '../deskWords';
import { resolutions, schemaFor, stepAbout, stepOf, type StepValues } from './step.schema';
import type { StepProps } from './stepActor';

const FORM = 'deskStep';
const words = {
  ask: { label: 'desk.form.ask', hint: 'desk.form.ask.hint' },
  reject: { label: 'desk.form.reject', hint: 'desk.form.reject.hint' },
  withdraw: { label: 'desk.form.withdraw', hint: 'desk.form.withdraw.hint' },
} as const;

/** Shows the form of a step, which keeps its values while the step is under way. */
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
  const worded = action === 'ask' || action === 'reject' || action === 'withdraw' ? words[action] : undefined;
  return (
    <Form
      id={FORM}
      initialValues={draft.first}
      schema={schemaFor(action)}
      onSubmit={(written) => {
        if (!sending && !gone)
          actor.send({ type: 'form.submitted', step: stepOf(action, written), revision: ticket.revision });
      }}
      onDraft={draft.hear}
    >
      <UnsavedChanges when={!sending && comment.trim() !== ''} onLeave={forget} />
      {worded ? (
        <TextArea
          name="comment"
          rows={5}
          readOnly={sending}
          optional={action === 'withdraw'}
          label={<FormattedMessage id={worded.label} />}
          hint={<FormattedMessage id={worded.hint} />}
        />
      ) : (
        <SelectField
          name="resolution"
          label={<FormattedMessage id="desk.form.resolution" />}
          hint={ticket.change && <FormattedMessage id="desk.form.resolution.hint" />}
          options={resolutions.map((value) => ({
            value,
            label: intl.formatMessage({ id: resolutionMessages[value] }),
          }))}
        />
      )}
      {action === 'resolve' && resolution === 'done' && ticket.change && (
        <Banner tone="warning">
          <FormattedMessage id="desk.form.done" />
        </Banner>
      )}
      <ButtonGroup>
        <Button type="submit" look="primary" busy={sending} disabledReason={gone}>
          <FormattedMessage id={actionWords[action].label} />
        </Button>
        <Button
          onClick={() => {
            forget();
            actor.send({ type: 'dismissal.requested' });
          }}
        >
          <FormattedMessage id="desk.form.back" />
        </Button>
      </ButtonGroup>
    </Form>
  );
}
