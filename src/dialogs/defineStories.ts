import type { AnyEventObject, AnyStateMachine, EventFrom } from 'xstate';
import type { AnyScenarios, Scenarios } from '../machines/kit/scenario';
import type { Registered } from '../machines/registry';
import type { DialogView } from './frame/panels';

/** A person can do these things in a dialog. Names are those that are read there, in English. */
export interface Hands {
  readonly press: (button: string | RegExp) => Promise<void>;
  /** Ticks every box with such a name; there may be none. */
  readonly tick: (box: string | RegExp) => Promise<void>;
  readonly type: (field: string | RegExp, text: string) => Promise<void>;
  /** Takes an option of a select, by their words. */
  readonly choose: (field: string | RegExp, option: string) => Promise<void>;
  /** Chooses a file with this text, where a button with such a name asks for one. */
  readonly give: (
    button: string | RegExp,
    file: { readonly name: string; readonly text: string },
  ) => Promise<void>;
  readonly escape: () => Promise<void>;
  /** Comes back from the login page with a login of this rank. */
  readonly comeBack: (level: number) => Promise<void>;
}

/** A gesture is what a person does so that the chart hears an event. */
export type Gesture = (hands: Hands, event: AnyEventObject) => Promise<void>;

/** Each event of a chart has a gesture: a new event does not compile without one. */
export type Gestures<Machine extends AnyStateMachine> = Readonly<Record<EventFrom<Machine>['type'], Gesture>>;

export type AnyGestures = Readonly<Record<string, Gesture>>;

/** Tests and the visualiser know a dialog by this; no page imports it. */
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
