import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { ActorRefFrom, AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { DialogFrameContext } from '../dialogs/frame/dialogFrame';
import { placeOf, titleOf } from '../dialogs/frame/front';
import { stepUpPanels } from '../dialogs/shared/stepUpPanels';
import type { stepUpMachine } from '../machines/shared/stepUp.machine';
import { usePerson } from '../store/person';
import { LiveRegion } from '../ui/notices/LiveRegion';
import { Modal } from '../ui/overlays/Modal';
import { isUnmet } from './stepUpReturn';

type StepUpActor = ActorRefFrom<typeof stepUpMachine>;

export interface PageStepUpProps {
  /** The actor of a page's chart; the chart invokes the step-up under the name `stepUp`. */
  readonly actor: AnyActorRef;
  /** This line says what the login is needed for. */
  readonly subject: string;
}

/** Shows the step-up of a page's chart in the panels that dialogs show it in (REQUIREMENTS 161, 174). */
export function PageStepUp({ actor, subject }: PageStepUpProps) {
  const stepUp = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.children.stepUp);
  return stepUp ? <StepUp actor={stepUp as StepUpActor} subject={subject} /> : null;
}

interface StepUpProps extends PageStepUpProps {
  readonly actor: StepUpActor;
}

function StepUp(props: StepUpProps) {
  const { actor } = props;
  const { level } = usePerson();
  const { state: left } = useLocation();
  const state = useSelector(actor, ({ value }) => value);
  const reportReturn = useEffectEvent(() => {
    if (isUnmet(left)) actor.send({ type: 'login.returned', level });
  });
  useEffect(() => reportReturn(), [actor]);
  const Panel = stepUpPanels[state];
  return (
    Panel && (
      <StepUpModal {...props}>
        <Panel key={state} actor={actor} />
      </StepUpModal>
    )
  );
}

function StepUpModal({ actor, subject, children }: StepUpProps & { readonly children: ReactNode }) {
  const intl = useIntl();
  const { supportEmail } = usePerson().installation.links;
  const front = { actor, snapshot: useSelector(actor, (snapshot) => snapshot) };
  const title = intl.formatMessage({ id: titleOf(front) });
  const panel = placeOf(front);
  const busy = front.snapshot.hasTag('busy');
  const frame = useMemo(() => {
    const dismiss = () => actor.send({ type: 'dismissal.requested' });
    const keepDraft = () => undefined;
    return { title, subtitle: subject, panel, busy, dismiss, keepDraft, supportEmail, secondWay: undefined };
  }, [actor, title, subject, panel, busy, supportEmail]);
  return (
    <Modal narrow actor={actor} onDismiss={frame.dismiss}>
      <LiveRegion>{title}</LiveRegion>
      <DialogFrameContext value={frame}>{children}</DialogFrameContext>
    </Modal>
  );
}
