import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyScenarios } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.types';
import type { Refusal } from './refusal';

/** A port or a machine that was asked and has not answered, with what its mapper told it. */
export interface Call {
  readonly name: string;
  /** Absent: a port. */
  readonly machine?: AnyStateMachine;
  readonly input: unknown;
}

/** A transition that was looked at, in the order in which the chart does. */
export interface Tried {
  readonly edge: string;
  readonly guard?: string;
  readonly passed: boolean;
}

/** One microstep of one machine. */
export interface Move {
  readonly machine: string;
  /** Absent: the machine starts. */
  readonly from?: string;
  readonly edge?: string;
  readonly to: string;
  /** What was waited for: the type of an event; empty: nothing. */
  readonly event: string;
  /** The last one is the one that was taken. */
  readonly tried: readonly Tried[];
  /** Names of the actions of the states left and entered, and of the transition. */
  readonly actions: readonly string[];
  /** Ports and machines that were asked on entering. */
  readonly calls: readonly Call[];
}

/** A machine at work. */
export interface Level {
  readonly machine: AnyStateMachine;
  readonly scenarios: AnyScenarios;
  /** Name under which the machine around it invoked it; empty for the outermost. */
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly pending: readonly Call[];
}

/** The machine that is simulated, and those that were entered, outermost first. The last one hears the steps. */
export type Levels = readonly [Level, ...Level[]];

export interface Frame {
  /** Absent: the start. */
  readonly step?: Step;
  /** Moves in the order in which they happened, of all levels. */
  readonly moves: readonly Move[];
  readonly levels: Levels;
}

export interface Simulation {
  /** Name of the story whose input it starts from. */
  readonly story: string;
  readonly title: string;
  /** The start, then one for each step that could be taken. */
  readonly frames: readonly [Frame, ...Frame[]];
  /** The first step that could not be taken; those behind it are not looked at. */
  readonly refused?: { readonly step?: Step; readonly refusal: Refusal };
}

export function frontOf(levels: Levels): Level {
  return levels.at(-1) ?? levels[0];
}

export function stateOf({ snapshot }: Level): string {
  return String(snapshot.value);
}

export function isOver({ snapshot }: Level): boolean {
  return snapshot.status !== 'active';
}
