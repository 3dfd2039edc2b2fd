import type { AnyAnswer, AnyStory } from '../../machines/kit/scenario';
import type { Step } from '../../machines/visualiser/visualiser.machine';
import { isFailure } from './failureProblem';
import { frontOf, type Level, type Move, type Simulation } from './simulation';

/** An unfinished story of the machine itself, or of a machine that was entered. */
interface Draft {
  readonly machine: string;
  readonly name: string;
  readonly input: unknown;
  readonly answers: Record<string, AnyAnswer[]>;
  readonly steps: AnyStory['steps'][number][];
  end: string;
}

/**
 * Returns the simulation as a story for `*.scenarios.ts`, which tests then play. Calls without an answer stay
 * pending, and each machine that was entered gets its own story.
 */
export function storyFrom({ frames }: Simulation, input: unknown, title: string): AnyStory {
  const [{ levels }] = frames;
  const outermost = draftOf(levels[0].machine.id, '', input);
  const drafts: Draft[] = [outermost];
  const close = () => {
    const { name, ...inner } = drafts.pop() ?? outermost;
    settle(drafts.at(-1) ?? outermost, name, { story: written(inner, title) });
  };
  frames.forEach(({ step, moves }, index) => {
    const before = frames[index - 1];
    const top = drafts.at(-1) ?? outermost;
    if (step && before) note(drafts, top, frontOf(before.levels), step);
    moves.forEach((move) => {
      if (move.machine !== drafts.at(-1)?.machine) close();
      follow(drafts.at(-1) ?? outermost, move);
    });
  });
  while (drafts.length > 1) close();
  return written(outermost, title);
}

function draftOf(machine: string, name: string, input: unknown): Draft {
  return { machine, name, input, answers: {}, steps: [], end: '' };
}

function written({ input, answers, steps, end }: Omit<Draft, 'name'>, title: string): AnyStory {
  return { title, input, answers, steps, end };
}

/** Adds a move to the story: its calls stay pending until they are answered. */
function follow(draft: Draft, { to, calls }: Move): void {
  draft.end = to;
  for (const { name } of calls) draft.answers[name] = [...(draft.answers[name] ?? []), { pending: true }];
}

function note(drafts: Draft[], draft: Draft, front: Level, step: Step): void {
  if ('event' in step) draft.steps.push(step.event);
  else if ('elapsed' in step) draft.steps.push(step);
  else if ('enter' in step) {
    const call = front.pending.find(({ name }) => name === step.enter);
    if (call?.machine) drafts.push(draftOf(call.machine.id, call.name, call.input));
  } else {
    const answer = answerIn(front, step);
    if (answer) settle(draft, step.answer, answer);
  }
}

function settle(draft: Draft, name: string, answer: AnyAnswer): void {
  draft.answers[name]?.splice(-1, 1, answer);
}

function answerIn({ scenarios }: Level, step: Extract<Step, { answer: string }>): AnyAnswer | undefined {
  if ('fixture' in step) return scenarios.answers[step.answer]?.[step.fixture];
  if ('output' in step) return { output: step.output };
  return isFailure(step.failure) ? { failure: step.failure } : undefined;
}
