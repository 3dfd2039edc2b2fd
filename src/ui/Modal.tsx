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

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  function cancelled(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onDismiss('escape');
  }

  return (
    <dialog
      className={classes(styles.modal, narrow && styles.narrow)}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancelled}
      onKeyDown={(event) => {
        // The platform closes a dialog on the second Escape even if the first was refused.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onDismiss('escape');
      }}
      onMouseDown={(event) => event.target === dialog.current && onDismiss('backdrop')}
    >
      <TitleId.Provider value={titleId}>{children}</TitleId.Provider>
    </dialog>
  );
}
