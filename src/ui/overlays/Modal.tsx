import {
  createContext,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { classes } from '../classes';
import { markRoot } from '../page/useRootMark';
import styles from './Modal.module.css';

/** Id of the heading that names the dialog. */
export const ModalTitleId = createContext('');

/** Returns the id of the heading that names the dialog, which `ModalFrame` sets. */
export function useModalTitleId(): string {
  return useContext(ModalTitleId);
}

/** The part of a running statechart that the dialog needs. */
interface Chart {
  readonly getSnapshot: () => { readonly machine: { readonly id: string } };
}

export interface ModalProps {
  /** The chart whose state the dialog shows. No modal dialog opens without one. */
  readonly actor: Chart;
  /** Called on Escape (`escape`) and on a press outside (`backdrop`). The dialog stays open until the caller removes it. */
  readonly onDismiss: (by: 'escape' | 'backdrop') => void;
  readonly narrow?: boolean | undefined;
  /** True if the dialog is fixed to the top of the window, so that its first line stays while content below changes. */
  readonly hanging?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows the browser's modal dialog: the page behind is inert. When the dialog goes, the focus returns to the element
 * that had it before, or to the heading of the page.
 */
export function Modal({ actor, onDismiss, narrow, hanging, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const dismiss = useEffectEvent(onDismiss);

  // This effect runs before that of the frame: opening focuses the first control, and then the frame focuses the
  // heading.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // The opener is looked up here, not while rendering: when one dialog replaces another, the focus is still in the
    // first one while rendering.
    const opener = document.activeElement;
    // The event is always cancelled: browsers close a dialog on the second Escape even if the first was cancelled.
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
      // Without this, the press would take the focus away after the caller has moved it.
      event.preventDefault();
      dismiss('backdrop');
    };
    element.addEventListener('cancel', escaped);
    element.addEventListener('keydown', keyed);
    element.addEventListener('mousedown', pressed);
    const unmark = markRoot(element.ownerDocument, 'modal');
    if (!element.open) element.showModal();
    return () => {
      element.removeEventListener('cancel', escaped);
      element.removeEventListener('keydown', keyed);
      element.removeEventListener('mousedown', pressed);
      element.close();
      unmark();
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

/**
 * Returns the focus to the opener; if that is hidden by now, to the button of its popover; if there is none,
 * to the heading of the page.
 */
function focusBack(opener: Element | null): void {
  const popover = opener?.closest('[popover]')?.id;
  const places = [
    opener === document.body ? null : opener,
    popover ? document.querySelector(`[popovertarget="${popover}"]`) : null,
    document.querySelector('main h1'),
  ];
  for (const place of places) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
