import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { answerInvitationsMachine } from '../../machines/answerInvitations/answerInvitations.machine';
import { hasStarted, waiting } from '../../machines/answerInvitations/answerInvitations.queue';
import { Button } from '../../ui/actions/Button';
import { FailureText } from '../../ui/notices/FailureText';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { ReturnButton } from '../frame/buttons';
import { useDialogFrame } from '../frame/dialogFrame';
import { DialogPanel } from '../frame/DialogPanel';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import { SupportLine } from '../frame/SupportLine';

type Props = PanelProps<typeof answerInvitationsMachine>;

/** Shows how far the answers are, and lets the person stop between two of them. */
export function SubmittingPanel({ actor }: Props) {
  const { dismiss } = useDialogFrame();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const over = context.answered.length + context.refusals.length;
  const left = waiting(context).length;
  const progress = (
    <>
      <FormattedMessage id="answerInvitations.progress" values={{ number: over + 1, count: over + left }} />
      {context.stopping && (
        <>
          {' '}
          <FormattedMessage id="answerInvitations.stopping" />
        </>
      )}
    </>
  );
  const footer = left > 1 && !context.stopping && (
    <Button onClick={dismiss}>
      <FormattedMessage id="answerInvitations.stopAfter" />
    </Button>
  );
  return (
    <DialogPanel footer={footer}>
      <p>{progress}</p>
      <LiveRegion>{progress}</LiveRegion>
    </DialogPanel>
  );
}

/** Says why the answers have stopped, and offers to continue with the rest. */
export function StoppedPanel({ actor }: Props) {
  const { dismiss } = useDialogFrame();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { answered, failure, uncertain } = context;
  const left = waiting(context);
  const doubtful = left.find(({ key }) => key === uncertain);
  const footer = (
    <>
      {hasStarted(context) && (
        <Button onClick={dismiss}>
          <FormattedMessage id="answerInvitations.stop" />
        </Button>
      )}
      <ReturnButton actor={actor} />
      <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage id="answerInvitations.goOn" values={{ count: left.length }} />
      </Button>
    </>
  );
  return (
    <Notice tone="warning" footer={footer}>
      <p>
        <FailureText failure={failure ?? { kind: 'unknown' }} />
      </p>
      {doubtful && (
        <p>
          <FormattedMessage id="answerInvitations.uncertain" values={{ name: doubtful.name }} />
        </p>
      )}
      {(answered.length > 0 || !doubtful) && (
        <p>
          <FormattedMessage id="answerInvitations.stopped.text" values={{ count: answered.length }} />
        </p>
      )}
      <SupportLine />
    </Notice>
  );
}
