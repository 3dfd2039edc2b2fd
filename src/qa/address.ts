import type { Lens, Mode, Place, Step } from '../machines/visualiser/visualiser.machine';

const modes: readonly Mode[] = ['map', 'simulate', 'preview', 'live', 'coverage'];
const lenses: readonly Lens[] = ['both', 'tests', 'visit'];
const ownNames = new Set(['mode', 'machine', 'at', 'story', 'steps', 'lens']);

/** Reads what is shown from the query of the address, which therefore can be pasted into a report. */
export function placeIn(search: string): Place {
  const parameters = new URLSearchParams(search);
  return {
    mode: modes.find((mode) => mode === parameters.get('mode')) ?? 'map',
    machine: parameters.get('machine') ?? '',
    selected: parameters.get('at') ?? '',
    story: parameters.get('story') ?? '',
    steps: stepsIn(parameters.get('steps')),
    lens: lenses.find((lens) => lens === parameters.get('lens')) ?? 'both',
  };
}

/** Returns the query that shows a place. Parameters in `beside` that belong to a mode are kept while the mode stays. */
export function searchOf({ mode, machine, selected, story, steps, lens }: Place, beside = ''): string {
  const parameters = new URLSearchParams({
    ...(mode !== 'map' && { mode }),
    ...(machine && { machine }),
    ...(selected && { at: selected }),
    ...(story && { story }),
    ...(steps.length > 0 && { steps: JSON.stringify(steps) }),
    ...(lens !== 'both' && { lens }),
  });
  if (placeIn(beside).mode === mode) {
    new URLSearchParams(beside).forEach((value, name) => {
      if (!ownNames.has(name)) parameters.set(name, value);
    });
  }
  const search = parameters.toString();
  return search && `?${search}`;
}

/** Reads the list of steps; anything else counts as empty, so that the simulation starts from its story. */
function stepsIn(text: string | null): readonly Step[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null) return false;
  const step: Partial<Record<'event' | 'answer' | 'elapsed' | 'enter', unknown>> = value;
  if ('event' in step) {
    const { event } = step;
    return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
  }
  if ('answer' in step) {
    return typeof step.answer === 'string' && ['fixture', 'output', 'failure'].some((kind) => kind in value);
  }
  return typeof step.elapsed === 'string' || typeof step.enter === 'string';
}
