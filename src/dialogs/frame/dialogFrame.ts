import { createContext, useContext, type ReactNode } from 'react';

/** Functions and data of the host for panels. */
export interface DialogFrame {
  /** The title of the state that is shown. */
  readonly title: string;
  readonly subtitle: string;
  /** Machine and state: when it changes, focus moves to the heading. */
  readonly panel: string;
  readonly busy: boolean;
  /** Asks the chart to close; the chart may ask the person first. */
  readonly dismiss: () => void;
  /** The form reports what would be lost by closing now, or null. */
  readonly keepDraft: (draft: object | null) => void;
  readonly supportEmail: string | undefined;
  /** The second way out of a form, if an extension brings one to this person. */
  readonly secondWay: SecondWayView | undefined;
}

/** What a form shows of its second way out. */
export interface SecondWayView {
  readonly label: ReactNode;
  /** Says in a line what does not go along: the comments, and `yes`: the address of a contact. */
  readonly hint: (address: 'yes' | 'no') => ReactNode;
}

export const DialogFrameContext = createContext<DialogFrame | null>(null);

export function useDialogFrame(): DialogFrame {
  const frame = useContext(DialogFrameContext);
  if (!frame) throw new Error('A panel stands only inside the dialog host');
  return frame;
}
