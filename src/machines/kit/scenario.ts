import type {
  AnyEventObject,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  StateMachine,
} from 'xstate';
import type { Failure } from '../../contracts/domain/failure';

type Parts<Machine> =
  Machine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Extract<Actor, ProvidedActor>; delay: Delay; value: Extract<Value, string> }
    : never;

/** The names of a machine's ports and of the machines that it invokes. */
export type InvokedName<Machine> = Parts<Machine>['actor']['src'];
export type InvokedLogic<Machine, Name> = Extract<Parts<Machine>['actor'], { src: Name }>['logic'];
/** The names of a flat machine's states, the final ones included. */
export type StateName<Machine> = Parts<Machine>['value'];

/** The behaviour of an invoked actor. A machine may also play one of its own stories. */
export type Answer<Logic> =
  | { readonly output: OutputFrom<Logic> }
  | { readonly failure: Failure }
  | { readonly pending: true }
  | (Logic extends AnyStateMachine ? { readonly story: Story<Logic> } : never);

/** A named delay runs out. */
export interface Elapsed<Delay extends string> {
  readonly elapsed: Delay;
}

/** One way through a machine, as data: tests play it, the visualiser steps through it, documents print it. */
export interface Story<Machine> {
  /** One sentence in plain words. */
  readonly title: string;
  readonly input: InputFrom<Machine>;
  /** The answers, one for each visit of the invoking state; the last one repeats. */
  readonly answers: {
    readonly [Name in InvokedName<Machine>]?: readonly Answer<InvokedLogic<Machine, Name>>[];
  };
  /** The person's events, in order; each is sent when all invoked actors have come to rest. */
  readonly steps: readonly (EventFrom<Machine> | Elapsed<Parts<Machine>['delay']>)[];
  /** States that the story passes, if its end alone does not characterise it. */
  readonly visits?: readonly StateName<Machine>[];
  readonly end: StateName<Machine>;
}

/**
 * The fixtures of a machine, written with `satisfies Scenarios<typeof machine>`: a new event or port does not
 * compile without one here.
 */
export interface Scenarios<Machine> {
  readonly events: {
    readonly [Type in EventFrom<Machine>['type']]: Extract<EventFrom<Machine>, { type: Type }>;
  };
  readonly answers: {
    readonly [Name in InvokedName<Machine>]: Readonly<Record<string, Answer<InvokedLogic<Machine, Name>>>>;
  };
  readonly stories: Readonly<Record<string, Story<Machine>>>;
}

type Named<Value> = Readonly<Record<string, Value>>;

/** A story as those read it who know nothing of its machine: tests, the visualiser, documents. */
export interface AnyStory {
  readonly title: string;
  readonly input: unknown;
  readonly answers: Named<readonly AnyAnswer[]>;
  readonly steps: readonly (AnyEventObject | Elapsed<string>)[];
  readonly visits?: readonly string[];
  readonly end: string;
}

export type AnyAnswer =
  | { readonly output: unknown }
  | { readonly failure: Failure }
  | { readonly pending: true }
  | { readonly story: AnyStory };

export interface AnyScenarios {
  readonly events: Named<AnyEventObject>;
  readonly answers: Named<Named<AnyAnswer>>;
  readonly stories: Named<AnyStory>;
}
