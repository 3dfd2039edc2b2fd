import type { ReactNode } from 'react';
import { Result, type ResultTone } from '../../ui/notices/Result';
import { DialogPanel } from './DialogPanel';

interface NoticeProps {
  readonly tone: ResultTone;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** The consequences, in full width. */
  readonly after?: ReactNode;
}

/** A state with one message: what happened, what it means, what to do. */
export function Notice({ tone, footer, children, after }: NoticeProps) {
  return (
    <DialogPanel footer={footer}>
      <Result tone={tone}>{children}</Result>
      {after}
    </DialogPanel>
  );
}
