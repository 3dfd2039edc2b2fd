import type { ReactNode } from 'react';
import { ModalFrame } from '../../ui/overlays/ModalFrame';
import { useDialogFrame } from './dialogFrame';

interface DialogPanelProps {
  /** Explains the primary button's effect. */
  readonly note?: ReactNode;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Heading, close button, progress and footer around what a state shows: the same in every dialog. */
export function DialogPanel({ note, footer, children }: DialogPanelProps) {
  const { title, subtitle, panel, busy, dismiss } = useDialogFrame();
  return (
    <ModalFrame
      title={title}
      subtitle={subtitle}
      panel={panel}
      busy={busy}
      onClose={dismiss}
      note={note}
      footer={footer}
    >
      {children}
    </ModalFrame>
  );
}
