import type { AnyEventObject } from 'xstate';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { nodeOf } from './advance';
import { refusalOf, type Refusal } from './refusal';
import { frontOf, isOver, type Call, type Level, type Levels, type Move } from './simulation';
import { takeStep } from './takeStep';

/** A step that the chart knows of here: where it would lead, or why it cannot be taken. */
export interface Possible {
  readonly step: Step;
  /** What tells it apart from its like: name of the fixture; empty: the only one. */
  readonly name: string;
  readonly moves: readonly Move[];
  /** The levels that it leads to; absent where it is refused. */
  readonly levels?: Levels;
  readonly refusal?: Refusal;
}

export interface PossibleEvent extends Possible {
  readonly event: AnyEventObject;
}

export interface PossibleAnswer {
  readonly call: Call;
  /** Fixtures that answer; those that keep waiting are what happens anyway. */
  readonly fixtures: readonly Possible[];
}

export interface Possibilities {
  readonly events: readonly PossibleEvent[];
  /** Events of the machine that this state does not hear. */
  readonly unheard: readonly string[];
  readonly answers: readonly PossibleAnswer[];
  readonly delays: readonly (Possible & { readonly delay: string; readonly milliseconds: number })[];
}

/** Returns all that can happen to the innermost machine now, each tried out by the chart itself. */
export function possibilities(levels: Levels): Possibilities {
  const front = frontOf(levels);
  if (isOver(front)) return { events: [], unheard: [], answers: [], delays: [] };
  const { machine, snapshot, scenarios, pending } = front;
  const node = nodeOf(machine, snapshot);
  const heard = Object.keys(scenarios.events).filter((type) => node.transitions.has(type));
  return {
    events: heard.flatMap((type) =>
      payloadsOf(front, type).map((event, index) => ({
        ...tried(levels, { event }, index === 0 ? '' : String(index + 1)),
        event,
      })),
    ),
    unheard: Object.keys(scenarios.events).filter((type) => !heard.includes(type)),
    answers: pending.map((call) => ({
      call,
      fixtures: fixturesOf(front, call).map((fixture) =>
        tried(levels, { answer: call.name, fixture }, fixture),
      ),
    })),
    delays: [...new Set(node.after.map(({ delay }) => String(delay)))].map((delay) => ({
      ...tried(levels, { elapsed: delay }, delay),
      delay,
      milliseconds: Number(machine.implementations.delays[delay] ?? delay),
    })),
  };
}

function tried(levels: Levels, step: Step, name: string): Possible {
  try {
    return { step, name, ...takeStep(levels, step) };
  } catch (thrown) {
    return { step, name, moves: [], refusal: refusalOf(thrown) };
  }
}

/** Returns the machine's own fixture, and what its stories send besides, each once. */
function payloadsOf({ scenarios }: Level, type: string): AnyEventObject[] {
  const own = scenarios.events[type];
  const told = Object.values(scenarios.stories).flatMap(({ steps }) =>
    steps.flatMap((step) => ('type' in step && step.type === type ? [step] : [])),
  );
  const all = own ? [own, ...told] : told;
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
}

function fixturesOf({ scenarios }: Level, { name }: Call): string[] {
  return Object.entries(scenarios.answers[name] ?? {}).flatMap(([fixture, answer]) =>
    'pending' in answer ? [] : [fixture],
  );
}

/** Returns the transition that a step begins with, in the machine that it is taken in. */
export function firstEdge({ moves }: Possible): string | undefined {
  return moves[0]?.edge;
}

/** Returns where a step leads: the state in which the machine waits then, or another one that goes on. */
export function leadsTo({ moves }: Possible): string {
  const last = moves.at(-1);
  if (!last) return '';
  return last.machine === moves[0]?.machine ? last.to : `${last.machine}.${last.to}`;
}
