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

type NamesOf<Machine extends AnyStateMachine> =
  | NamesIn<InputFrom<Machine>>
  | NamesIn<ContextFrom<Machine>>
  | NamesIn<EventFrom<Machine>>
  | NamesIn<OutputFrom<Machine>>;

/** Names of all members in the input, context, events and output of the application's charts. */
export type ChartMember = { [Id in keyof Machines]: NamesOf<Machines[Id]> }[keyof Machines];
