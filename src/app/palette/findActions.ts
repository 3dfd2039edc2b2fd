import type { ListedService } from '../../contracts/domain/services/catalogue';
import { normalise } from '../../lib/normalise';
import type { Entry } from './entry';
import { actionLine } from './lines';
import { best, type Question, type Ranked } from './rank';
import { actionsOf, serviceVerbs } from './serviceActions';
import { underWayFor, type Sources } from './sources';

/** Shorter words do not identify a verb, since every sentence contains them. */
const SHORTEST = 3;
const SERVICES = 5;
const OF_ONE_SERVICE = 3;

/**
 * Returns actions on services: with a verb in the question (`connect lan`) that action, for the services that
 * the other words find; otherwise the first action on the service that matches best.
 */
export function serviceActions(
  sources: Sources,
  question: Question,
  found: readonly Ranked<ListedService>[],
): readonly Ranked<Entry>[] {
  const spoken = spokenIn(question, sources);
  if (spoken.length > 0) return spoken.flatMap(({ verb, rest }) => withVerb(sources, verb, rest));
  const [first] = found;
  if (!first) return [];
  const actions = actionsOf(first.thing, sources, underWayFor(sources, first.thing));
  return actions
    .slice(0, OF_ONE_SERVICE)
    .map((action) => ({ thing: actionLine(sources, first.thing, action), rank: first.rank }));
}

function withVerb(sources: Sources, verb: string, rest: Question): readonly Ranked<Entry>[] {
  const { services } = sources;
  if (!services) return [];
  return best(services.services, services.findable, rest, SERVICES).flatMap(({ thing, rank }) =>
    actionsOf(thing, sources, underWayFor(sources, thing))
      .filter((action) => action.messageId === verb)
      .map((action) => ({ thing: actionLine(sources, thing, action), rank })),
  );
}

interface Spoken {
  /** Message id. */
  readonly verb: string;
  /** The question without the words of the verb. */
  readonly rest: Question;
}

/** Returns the verbs that begin with a word of the question, where other words are left. */
function spokenIn(
  { words }: Question,
  { say, overlays }: Pick<Sources, 'say' | 'overlays'>,
): readonly Spoken[] {
  return serviceVerbs(overlays).flatMap((verb) => {
    const known = normalise(say(verb, { service: '' }))
      .split(/[^\p{L}]+/u)
      .filter(({ length }) => length >= SHORTEST);
    const left = words.filter((word) => word.length < SHORTEST || !known.some((one) => one.startsWith(word)));
    return left.length > 0 && left.length < words.length
      ? [{ verb, rest: { whole: left.join(' '), words: left } }]
      : [];
  });
}
