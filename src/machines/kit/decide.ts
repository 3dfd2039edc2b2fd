import { initialTransition, type AnyStateMachine, type ContextFrom, type InputFrom } from 'xstate';
import type { StateName } from './scenario';

/**
 * The final states of a decision chart. Such a chart has neither ports nor events: only states named
 * `sorting…`, whose guards check the input, and final ones.
 */
export type Decided<Machine> = Exclude<StateName<Machine>, `sorting${string}`>;

export interface Decision<Machine extends AnyStateMachine> {
  readonly state: Decided<Machine>;
  readonly context: ContextFrom<Machine>;
}

/**
 * Returns where a decision chart ends for these facts. Pure and quick: for rendering. Throws if the chart
 * does not end.
 */
export function decide<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Decision<Machine> {
  const [{ value, context }] = initialTransition<AnyStateMachine>(machine, input);
  if (!isDecided(machine, value)) throw new Error(`Chart ${machine.id} stays in ${JSON.stringify(value)}`);
  return { state: value, context };
}

function isDecided<Machine extends AnyStateMachine>(
  machine: Machine,
  value: unknown,
): value is Decided<Machine> {
  return typeof value === 'string' && machine.states[value]?.type === 'final';
}
