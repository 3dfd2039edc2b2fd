import type { Invoked, StateKind } from '../chart/chart';

/**
 * A drawing: boxes with lines of text, some of which lead to another box. A figure has no coordinates and no
 * translated text.
 */
export interface Figure {
  readonly id: string;
  readonly boxes: readonly FigureBox[];
}

export interface FigureBox {
  /** Key of the state; on the map, id of the machine. */
  readonly key: string;
  /** `machine` represents a whole machine on the map. */
  readonly kind: StateKind | 'machine';
  readonly initial: boolean;
  readonly lines: readonly FigureLine[];
}

/** A line of text. Names are drawn as they are; `about` and `count` become words of the chosen language. */
export type FigureLine =
  | { readonly role: 'name'; readonly text: string }
  /** Tags of the state with its kind, and the message of its heading, '' for ends. */
  | { readonly role: 'about'; readonly tags: readonly string[]; readonly title: string }
  | { readonly role: 'count'; readonly states: number; readonly transitions: number }
  | { readonly role: 'invoke'; readonly invoked: Invoked }
  | { readonly role: 'action'; readonly when: 'entry' | 'exit'; readonly text: string }
  /** The trigger that the transitions below this line share. */
  | { readonly role: 'trigger'; readonly text: string }
  | EdgeLine;

export interface EdgeLine {
  readonly role: 'edge';
  readonly edge: string;
  /** Key of the target; absent if the transition stays in its state. */
  readonly target: string | undefined;
  readonly text: string;
  /** The whole text with the trigger, which `text` leaves out where the line above has it. */
  readonly label: string;
  /** Actions of the transition, on a separate line. */
  readonly actions: string;
}
