import type { AnyEventObject } from 'xstate';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { nodeOf } from './advance';
import { refusalOf, type Refusal } from './refusal';
import { frontOf, isOver, type Call, type Level, type Levels, type Move } from './simulation';
import { takeStep } from './takeStep';

/** A step that the chart knows here, with what it leads to, or why it is not possible. */
export interface Possible {
  readonly step: Step;
  /** Name of the fixture, which distinguishes this step from similar ones; '' for the only one. */
  readonly name: string;
  readonly moves: readonly Move[];
  /** The machines after this step; absent if the step is refused. */
  readonly levels?: Levels;
  readonly refusal?: Refusal;
}

export interface PossibleEvent extends Possible {
  readonly event: AnyEventObject;
}

export interface PossibleAnswer {
  readonly call: Call;
  /** Fixtures that answer. Those that stay pending are left out, since that happens without a step. */
  readonly fixtures: readonly Possible[];
}

export interface Possibilities {
  readonly events: readonly PossibleEvent[];
  /** Events of the machine that the present state does not handle. */
  readonly unheard: readonly string[];
  readonly answers: readonly PossibleAnswer[];
  readonly delays: readonly (Possible & { readonly delay: string; readonly milliseconds: number })[];
}

/** Returns all that can happen to the innermost machine now. The chart itself has tried each step. */
export function possibilities(levels: Levels): Possibilities {
  const front = frontOf(levels);
  if (isOver(front)) return { events: [], unheard: [], answers: [], delays: [] };
  const { machine, snapshot, scenarios, pending } = front;
  const node = nodeOf(machine, snapshot);
  const handled = Object.keys(scenarios.events).filter((type) => node.transitions.has(type));
  return {
    events: handled.flatMap((type) =>
      payloadsOf(front, type).map((event, index) => ({
        ...tried(levels, { event }, index === 0 ? '' : String(index + 1)),
        event,
      })),
    ),
    unheard: Object.keys(scenarios.events).filter((type) => !handled.includes(type)),
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

/** Returns the payloads of an event: that of the machine's fixture, and those of its stories, each once. */
function payloadsOf({ scenarios }: Level, type: string): AnyEventObject[] {
  const own = scenarios.events[type];
  const scripted = Object.values(scenarios.stories).flatMap(({ steps }) =>
    steps.flatMap((step) => ('type' in step && step.type === type ? [step] : [])),
  );
  const all = own ? [own, ...scripted] : scripted;
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()];
}

function fixturesOf({ scenarios }: Level, { name }: Call): string[] {
  return Object.entries(scenarios.answers[name] ?? {}).flatMap(([fixture, answer]) =>
    'pending' in answer ? [] : [fixture],
  );
}

/** Returns the key of the first transition of a step. */
export function firstEdge({ moves }: Possible): string | undefined {
  return moves[0]?.edge;
}

/** Returns the state in which a step ends. */
export function leadsTo({ moves }: Possible): string {
  const last = moves.at(-1);
  if (!last) return '';
  return last.machine === moves[0]?.machine ? last.to : `${last.machine}.${last.to}`;
}
