import type { LogEntry } from '../../contracts/domain/qa/qaChannel';

/** The present state of an actor, and what it has passed since the visualiser knows it. */
export interface ActorNow {
  readonly actor: string;
  readonly machine: string;
  readonly parent?: string;
  readonly state: string;
  readonly running: boolean;
  /** The context of the machine, masked. */
  readonly context: unknown;
  /** Keys of the states and transitions that the actor has passed. */
  readonly passed: readonly string[];
}

/** All actors by session id, in the order in which they started. */
export type Situation = ReadonlyMap<string, ActorNow>;

const MOST_ACTORS = 60;

/** Returns the situation after further entries. */
export function after(situation: Situation, entries: readonly LogEntry[]): Situation {
  if (entries.length === 0) return situation;
  const actors = new Map(situation);
  for (const entry of entries) {
    const { actor, kind } = entry;
    const isNew = kind === 'found' || kind === 'started' || !actors.has(actor);
    const before = isNew ? undefined : actors.get(actor);
    if (isNew) actors.delete(actor);
    actors.set(actor, actorAfter(before, entry));
    if (actors.size > MOST_ACTORS) forgetEnded(actors);
  }
  return actors;
}

function actorAfter(
  before: ActorNow | undefined,
  { actor, machine, parent, state, kind, context, edges }: LogEntry,
): ActorNow {
  const passed = before?.passed ?? [];
  const left = before && before.state !== state ? [before.state] : [];
  const more = [...left, ...edges.flatMap((edge) => [sourceOf(edge), edge])].filter(
    (key, index, keys) => !passed.includes(key) && keys.indexOf(key) === index,
  );
  return {
    actor,
    machine,
    ...(parent !== undefined && { parent }),
    state,
    running: kind !== 'stopped',
    context,
    passed: more.length === 0 ? passed : [...passed, ...more],
  };
}

/** Returns the key of the state where an edge such as `connect.editing · form.submitted · 0` begins. */
function sourceOf(edge: string): string {
  const [source = ''] = edge.split(' · ');
  return source.slice(source.indexOf('.') + 1);
}

function forgetEnded(actors: Map<string, ActorNow>): void {
  for (const [id, { running }] of actors) if (!running) return void actors.delete(id);
}
