import { createContext, useContext, type ReactNode } from 'react';
import type { ConnectWay } from '../../machines/connection/connection.subject';

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
  /** Returns what becomes of the request then. */
  readonly reason: (about: SecondWayAbout) => ReactNode;
}

/** The form that offers the second way. */
export type SecondWayAbout =
  | { readonly kind: 'connect'; readonly way: ConnectWay; readonly asksContact: boolean }
  | { readonly kind: 'disconnect' | 'change' };

export const DialogFrameContext = createContext<DialogFrame | null>(null);

export function useDialogFrame(): DialogFrame {
  const frame = useContext(DialogFrameContext);
  if (!frame) throw new Error('A panel stands only inside the dialog host');
  return frame;
}
