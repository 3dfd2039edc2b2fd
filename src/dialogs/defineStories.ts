import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate';
import type { AnyScenarios, Scenarios } from '../machines/kit/scenario';
import type { Registered } from '../machines/registry';
import type { DialogView } from './frame/panels';

/** A person can do these things in a dialog. Names are those that are read there, in English. */
export interface Hands {
  readonly press: (button: string | RegExp) => Promise<void>;
  /** Ticks every box with this name; there may be none. */
  readonly tick: (box: string | RegExp) => Promise<void>;
  readonly type: (field: string | RegExp, text: string) => Promise<void>;
  /** Chooses an option of a select; both are named by their labels. */
  readonly choose: (field: string | RegExp, option: string) => Promise<void>;
  /** Chooses a file with this content at a button with this name. */
  readonly give: (
    button: string | RegExp,
    file: { readonly name: string; readonly text: string },
  ) => Promise<void>;
  readonly escape: () => Promise<void>;
  /** Comes back from the login page with a login of this rank. */
  readonly comeBack: (level: number) => Promise<void>;
}

/** A gesture is an action of a person that makes the chart receive an event. */
export type Gesture = (hands: Hands, event: AnyEventObject) => Promise<void>;

/** Each event of a chart has a gesture: a new event does not compile without one. */
export type Gestures<Machine extends AnyStateMachine> = Readonly<Record<EventFrom<Machine>['type'], Gesture>>;

export type AnyGestures = Readonly<Record<string, Gesture>>;

/** Used by tests and the visualiser; no page imports it. */
export interface DialogStories<Machine extends AnyStateMachine = AnyStateMachine> extends Registered {
  readonly machine: Machine;
  readonly view: () => Promise<DialogView>;
  readonly gestures: AnyGestures;
}

interface StoriesOf<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly scenarios: AnyScenarios & Scenarios<NoInfer<Machine>>;
  readonly view: () => Promise<DialogView>;
  readonly gestures: AnyGestures & Gestures<NoInfer<Machine>>;
}

export function defineStories<Machine extends AnyStateMachine>({
  machine,
  scenarios,
  view,
  gestures,
}: StoriesOf<Machine>): DialogStories<Machine> {
  return { id: machine.id, machine, scenarios, view, gestures };
}
