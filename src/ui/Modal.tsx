import {
  createContext,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { classes } from './classes';
import styles from './Modal.module.css';

/** Given by whatever shows a `ModalFrame`. */
export const ModalTitleId = createContext('');

/** Returns the id that the dialog is named by; `ModalFrame` puts it on its heading. */
export function useModalTitleId(): string {
  return useContext(ModalTitleId);
}

/** This is all that the dialog needs to know of a running statechart. */
interface Chart {
  readonly getSnapshot: () => { readonly machine: { readonly id: string } };
}

export interface ModalProps {
  /** The dialog shows a state of this chart; no modal dialog opens without one. */
  readonly actor: Chart;
  /** Escape was pressed (`escape`) or the page behind was clicked (`backdrop`): the caller decides what follows. */
  readonly onDismiss: (by: 'escape' | 'backdrop') => void;
  readonly narrow?: boolean | undefined;
  /** It hangs from the top of the window: its first line stays where it is, whatever comes below. */
  readonly hanging?: boolean | undefined;
  readonly children: ReactNode;
}

/** The platform's modal dialog: the page behind is inert, focus returns to the opener, or to the page, when it goes. */
export function Modal({ actor, onDismiss, narrow, hanging, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const dismiss = useEffectEvent(onDismiss);

  // This runs before the frame's effect: opening focuses the first control, and the heading shall have the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // The opener is not looked up while rendering: a dialog that takes another's place would note what goes with that one.
    const opener = document.activeElement;
    // The event never takes effect by itself: browsers close a dialog on the second Escape even if the first was refused.
    const escaped = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      dismiss('escape');
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss('escape');
    };
    const pressed = (event: MouseEvent) => {
      if (event.target !== element) return;
      // Else the press would take the focus from where the answer to it puts it.
      event.preventDefault();
      dismiss('backdrop');
    };
    element.addEventListener('cancel', escaped);
    element.addEventListener('keydown', keyed);
    element.addEventListener('mousedown', pressed);
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener('cancel', escaped);
      element.removeEventListener('keydown', keyed);
      element.removeEventListener('mousedown', pressed);
      element.close();
      focusBack(opener);
    };
  }, []);

  return (
    <dialog
      className={classes(styles.modal, narrow && styles.narrow, hanging && styles.hanging)}
      ref={dialog}
      aria-labelledby={titleId}
      data-machine={actor.getSnapshot().machine.id}
    >
      <ModalTitleId value={titleId}>{children}</ModalTitleId>
    </dialog>
  );
}

/** The opener may be gone by now, or there was none: then the heading of the page is where to go on. */
function focusBack(opener: Element | null): void {
  const stands = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const to = stands ? opener : document.querySelector<HTMLElement>('main h1');
  to?.focus({ preventScroll: true });
}
