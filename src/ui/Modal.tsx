import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classes } from './classes';
import styles from './Modal.module.css';

const TitleId = createContext('');

/** Id that the dialog is named by; `ModalFrame` puts it on its heading. */
export function useModalTitleId(): string {
  return useContext(TitleId);
}

export interface ModalProps {
  /** Escape was pressed (`escape`) or the page behind was clicked (`backdrop`): the caller decides what follows. */
  readonly onDismiss: (by: 'escape' | 'backdrop') => void;
  readonly narrow?: boolean | undefined;
  readonly children: ReactNode;
}

/** The platform's modal dialog: the page behind is inert, focus returns to the opener when it goes. */
export function Modal({ onDismiss, narrow, children }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const listening = new AbortController();
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
      if (event.target === element) dismiss('backdrop');
    };
    element.addEventListener('cancel', escaped, listening);
    element.addEventListener('keydown', keyed, listening);
    element.addEventListener('mousedown', pressed, listening);
    if (!element.open) element.showModal();
    return () => {
      listening.abort();
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog className={classes(styles.modal, narrow && styles.narrow)} ref={dialog} aria-labelledby={titleId}>
      <TitleId.Provider value={titleId}>{children}</TitleId.Provider>
    </dialog>
  );
}
