import type { Invoked, StateKind } from '../chart/chart';

/** What is drawn: boxes with lines of text, some of which lead to another box. Without places and without sentences. */
export interface Figure {
  readonly id: string;
  readonly boxes: readonly FigureBox[];
}

export interface FigureBox {
  /** Key of the state, or id of the machine. */
  readonly key: string;
  /** A machine as a whole stands in the map. */
  readonly kind: StateKind | 'machine';
  readonly initial: boolean;
  readonly lines: readonly FigureLine[];
}

/** Names are drawn as they are; `about` and `count` become words of the chosen language. */
export type FigureLine =
  | { readonly role: 'name'; readonly text: string }
  /** Kind and further tags of the state; message id of its heading, empty for ends. */
  | { readonly role: 'about'; readonly tags: readonly string[]; readonly title: string }
  | { readonly role: 'count'; readonly states: number; readonly transitions: number }
  | { readonly role: 'invoke'; readonly invoked: Invoked }
  | { readonly role: 'action'; readonly when: 'entry' | 'exit'; readonly text: string }
  /** What several transitions below it wait for. */
  | { readonly role: 'trigger'; readonly text: string }
  | EdgeLine;

export interface EdgeLine {
  readonly role: 'edge';
  readonly edge: string;
  /** Absent: stays where it is. */
  readonly target: string | undefined;
  readonly text: string;
  /** The same with what it waits for, where `text` leaves that to the line above. */
  readonly label: string;
  /** What it does, on a line of its own. */
  readonly actions: string;
}
