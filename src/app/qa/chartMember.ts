import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom } from 'xstate';
import type { dialogStories } from '../../dialogs/stories';
import type { extensionMachines, extensionStories } from '../../extensions/charts';
import type { machines } from '../../machines/registry';

/** The visualiser's own chart does not run in the application. */
type Registered = Exclude<
  (typeof machines | typeof extensionMachines)[number],
  { readonly id: 'visualiser' }
>;
type Stories = typeof dialogStories & typeof extensionStories;
type Machines = { readonly [One in Registered as One['id']]: One['machine'] } & {
  readonly [Name in keyof Stories]: Stories[Name]['machine'];
};

/** The type of an event is always shown, so only what it carries counts. */
type Carried<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

interface ValuesOf<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly context: ContextFrom<Machine>;
  readonly event: Carried<EventFrom<Machine>>;
  readonly output: OutputFrom<Machine>;
}

/** The values that the charts of the application are given, remember, hear and answer. `npm run charts` reads this type. */
export type ChartValues = { readonly [Id in keyof Machines]: ValuesOf<Machines[Id]> };

/** This gathers the names of members at any depth. The names in a dictionary are data, and are left out. */
type NamesIn<Value> = unknown extends Value
  ? never
  : Value extends string | number | boolean | null | undefined
    ? never
    : Value extends readonly (infer Item)[]
      ? NamesIn<Item>
      : string extends keyof Value
        ? NamesIn<Value[keyof Value]>
        : { [Name in keyof Value & string]-?: Name | NamesIn<Value[Name]> }[keyof Value & string];

type NamesOf<Values> = { [Part in keyof Values]: NamesIn<Values[Part]> }[keyof Values];

/** Names of all members of `ChartValues`. */
export type ChartMember = { [Id in keyof ChartValues]: NamesOf<ChartValues[Id]> }[keyof ChartValues];
