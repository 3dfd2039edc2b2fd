import {
  useCallback,
  useMemo,
  useRef,
  Component,
  useEffect,
  useId,
  useLayoutEffect,
  type ReactNode,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { DialogFrameContext } from '../../dialogs/frame/dialogFrame';
import { useName } from '../../i18n/useName';
import { contextsOf, frontOf, placeOf, type Front } from '../../dialogs/frame/front';
import { headingOf } from '../../dialogs/frame/headingOf';
import { panelFor } from '../../dialogs/frame/panelFor';
import type { DialogView } from '../../dialogs/frame/panels';
import { Banner } from '../../ui/notices/Banner';
import { classes } from '../../ui/classes';
import { ModalTitleId } from '../../ui/overlays/Modal';
import modal from '../../ui/overlays/Modal.module.css';
import styles from './Stage.module.css';

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
  useRestoredFocus(shown);
  const Panel = panelFor(view, front);
  if (!Panel) return null;
  return (
    <StaticModal narrow={!view.wide.includes(place)} onEscape={dismiss}>
      <DialogFrameContext value={frame}>
        <PanelBoundary key={shown} place={place}>
          <Panel actor={panelActor} />
        </PanelBoundary>
      </DialogFrameContext>
    </StaticModal>
  );
}

/** An example of the address that a federation sets. */
const supportEmail = 'support@federation.example';

/** Returns a view of an actor in which `send` calls `hear` instead. */
function withSender(actor: AnyActorRef, onEvent: (event: AnyEventObject) => void): AnyActorRef {
  return new Proxy(actor, {
    get: (target, name): unknown => (name === 'send' ? onEvent : Reflect.get(target, name)),
  });
}

interface StaticModalProps {
  readonly narrow: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Looks like the product's `Modal` without being modal: it leaves the focus alone when it opens and closes. */
function StaticModal({ narrow, onEscape, children }: StaticModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const keyed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    element?.addEventListener('keydown', keyed);
    return () => element?.removeEventListener('keydown', keyed);
  }, [onEscape]);

  return (
    <dialog
      open
      ref={dialog}
      aria-labelledby={titleId}
      className={classes(modal.modal, styles.dialog, narrow && modal.narrow, narrow && styles.narrow)}
    >
      <ModalTitleId value={titleId}>{children}</ModalTitleId>
    </dialog>
  );
}

/**
 * Keeps the focus where it is when a panel moves it to its heading: that is right for people in the dialog, not for
 * testers who use the chart. Call it around the panel, so that its effects run after those of the panel.
 */
function useRestoredFocus(panel: string): void {
  const before = useRef<Element>(null);

  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, [panel]);

  useEffect(() => {
    const now = document.activeElement;
    const was = before.current;
    if (now === was || !(now instanceof HTMLIFrameElement)) return;
    now.blur();
    if (was instanceof HTMLElement || was instanceof SVGElement) was.focus({ preventScroll: true });
  }, [panel]);
}

interface BoundaryProps {
  readonly place: string;
  readonly children: ReactNode;
}

/** Catches errors of a panel, which a value of the tester may cause, says so, and lets the rest of the page go on. */
class PanelBoundary extends Component<BoundaryProps, { readonly message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    const values = { place: <code>{this.props.place}</code>, message: <code>{message}</code> };
    return (
      <Banner tone="error">
        <FormattedMessage id="qa.preview.broken" values={values} />
      </Banner>
    );
  }
}
