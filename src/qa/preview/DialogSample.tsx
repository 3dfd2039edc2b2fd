import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { DialogFrameContext } from '../../dialogs/frame/dialogFrame';
import { contextsOf, frontOf, placeOf, type Front } from '../../dialogs/frame/front';
import { headingOf } from '../../dialogs/frame/headingOf';
import { panelFor } from '../../dialogs/frame/panelFor';
import type { DialogView } from '../../dialogs/frame/panels';
import { withSender } from './withSender';
import { PanelBoundary } from './PanelBoundary';
import { StandingModal } from './StandingModal';
import { useKeptFocus } from './useKeptFocus';

export interface DialogSampleProps {
  readonly view: DialogView;
  /** The actor is at rest: nothing in it goes on by itself. */
  readonly actor: AnyActorRef;
  /** Number of the run; another one begins with an empty form. */
  readonly run: number;
  /** What the person does in the dialog. */
  readonly onEvent: (event: AnyEventObject) => void;
}

/** A dialog as the product shows it, wherever its machine is; nothing when it has closed. */
export function DialogSample(props: DialogSampleProps) {
  const front = useMemo(() => frontOf(props.actor), [props.actor]);
  if (front.snapshot.status !== 'active') return null;
  return <OpenDialog {...props} front={front} />;
}

function OpenDialog({ view, actor, run, onEvent, front }: DialogSampleProps & { readonly front: Front }) {
  const intl = useIntl();
  const place = placeOf(front);
  const draft = useRef<object>(null);
  const panelActor = useMemo(() => withSender(front.actor, onEvent), [front, onEvent]);
  const dismiss = useCallback(
    () => onEvent({ type: 'dismissal.requested', draft: draft.current }),
    [onEvent],
  );
  const busy = front.snapshot.hasTag('busy');
  const { title, subtitle } = headingOf(intl, front, view.names(contextsOf(actor)));
  const frame = useMemo(
    () => ({
      ...{ title, subtitle, panel: place, busy, dismiss, supportEmail },
      keepDraft: (typed: object | null) => {
        draft.current = typed;
      },
    }),
    [title, subtitle, place, busy, dismiss],
  );
  const shown = `${place} ${run}`;
  useKeptFocus(shown);
  const Panel = panelFor(view, front);
  if (!Panel) return null;
  return (
    <StandingModal narrow={!view.wide.includes(place)} onEscape={dismiss}>
      <DialogFrameContext value={frame}>
        <PanelBoundary key={shown} place={place}>
          <Panel actor={panelActor} />
        </PanelBoundary>
      </DialogFrameContext>
    </StandingModal>
  );
}

/** The address is such as a federation would name. */
const supportEmail = 'support@federation.example';
