import { useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { DialogFrameContext } from '../../dialogs/frame/dialogFrame';
import { useName } from '../../i18n/useName';
import { contextsOf, frontOf, placeOf, type Front } from '../../dialogs/frame/front';
import { headingOf } from '../../dialogs/frame/headingOf';
import { panelFor } from '../../dialogs/frame/panelFor';
import type { DialogView } from '../../dialogs/frame/panels';
import { PanelBoundary } from './PanelBoundary';
import { StandingModal } from './StandingModal';
import { useKeptFocus } from './useKeptFocus';

export interface DialogSampleProps {
  readonly view: DialogView;
  /** An actor that is at rest, so that nothing in it happens by itself. */
  readonly actor: AnyActorRef;
  /** Number of the run: a new run begins with an empty form. */
  readonly run: number;
  /** Called with each event that the person causes in the dialog. */
  readonly onEvent: (event: AnyEventObject) => void;
}

/** Shows a dialog as the product does, in the present state of its machine; nothing when it has closed. */
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
  const { secondWay } = view;
  const { title, subtitle } = headingOf(intl, front, view.names(contextsOf(actor), useName()));
  const frame = useMemo(
    () => ({
      ...{ title, subtitle, panel: place, busy, dismiss, supportEmail, secondWay },
      keepDraft: (typed: object | null) => {
        draft.current = typed;
      },
    }),
    [title, subtitle, place, busy, dismiss, secondWay],
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

/** An example of the address that a federation sets. */
const supportEmail = 'support@federation.example';

/** Returns a view of an actor in which `send` calls `hear` instead. */
function withSender(actor: AnyActorRef, hear: (event: AnyEventObject) => void): AnyActorRef {
  return new Proxy(actor, {
    get: (target, name): unknown => (name === 'send' ? hear : Reflect.get(target, name)),
  });
}
