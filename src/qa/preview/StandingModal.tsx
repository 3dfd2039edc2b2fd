import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classes } from '../../ui/classes';
import { ModalTitleId } from '../../ui/overlays/Modal';
import modal from '../../ui/overlays/Modal.module.css';
import styles from './Stage.module.css';

export interface StandingModalProps {
  readonly narrow: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** Looks like the product's `Modal` without being modal: it leaves the focus alone when it opens and closes. */
export function StandingModal({ narrow, onEscape, children }: StandingModalProps) {
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
