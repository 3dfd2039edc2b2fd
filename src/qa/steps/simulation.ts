import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyScenarios } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import type { Refusal } from './refusal';

/** A call of a port or a machine that is not answered yet, with its input. */
export interface Call {
  readonly name: string;
  /** Absent if a port is called. */
  readonly machine?: AnyStateMachine;
  readonly input: unknown;
}

/** A transition that the machine tried, in the order of the chart. */
export interface Tried {
  readonly edge: string;
  readonly guard?: string;
  readonly passed: boolean;
}

/** One microstep of one machine. */
export interface Move {
  readonly machine: string;
  /** Absent if the machine starts. */
  readonly from?: string;
  readonly edge?: string;
  readonly to: string;
  /** Type of the event; '' for an eventless transition. */
  readonly event: string;
  /** Transitions that were tried; the last one was taken. */
  readonly tried: readonly Tried[];
  /** Names of the actions: those of leaving and entering states, and of the transition. */
  readonly actions: readonly string[];
  /** Calls that the entered states make. */
  readonly calls: readonly Call[];
}

/** A machine at work. */
export interface Level {
  readonly machine: AnyStateMachine;
  readonly scenarios: AnyScenarios;
  /** Name under which the outer machine invoked it; '' for the outermost. */
  readonly name: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly pending: readonly Call[];
}

/** The simulated machine and those that were entered, the outermost first. The last one gets the steps. */
export type Levels = readonly [Level, ...Level[]];

export interface Frame {
  /** Absent for the start. */
  readonly step?: Step;
  /** Moves of all levels, in the order in which they happened. */
  readonly moves: readonly Move[];
  readonly levels: Levels;
}

export interface Simulation {
  /** Name of the story whose input the simulation starts from. */
  readonly story: string;
  readonly title: string;
  /** The start, and a frame for each step. */
  readonly frames: readonly [Frame, ...Frame[]];
  /** The first step that was not possible; later steps are left out. */
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
