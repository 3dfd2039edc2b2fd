import type { Chart } from '../chart/chart';
import { hashOf } from '../chart/hashOf';
import { actorShown, flowOf } from './actors';
import { areTexts, membersOf } from './logEntryIn';
import { extended, MAX_ENTRIES, type Journal } from './journal';
import { logEntriesIn, settingIn } from './messageIn';
import type { ActorNow, Situation } from './situation';

const FORMAT = 'idp-dashboard-recording';
const VERSION = 1;
const LONGEST = 20_000_000;

/** The fault of a file; the last part of a message (`qa.recording.…`). */
export type RecordingFault = 'tooLarge' | 'noJson' | 'noRecording' | 'otherVersion' | 'broken';

export type ReadRecording =
  /** `differing` names the machines that have changed since, or that this version does not have. */
  | { readonly ok: true; readonly journal: Journal; readonly differing: readonly string[] }
  | { readonly ok: false; readonly fault: RecordingFault };

/** Returns the journal as a file. Its values are masked, since only masked values reach the visualiser. */
export function recordingOf({ base, entries, setting }: Journal, charts: readonly Chart[]): string {
  const start = [...base.values()];
  const used = new Set([...start, ...entries].map(({ machine }) => machine));
  const machines = Object.fromEntries(
    charts.filter(({ id }) => used.has(id)).map((chart) => [chart.id, hashOf(chart)]),
  );
  return JSON.stringify({ format: FORMAT, version: VERSION, machines, setting, start, entries }, null, 1);
}

export function readRecording(text: string, charts: readonly Chart[]): ReadRecording {
  if (text.length > LONGEST) return { ok: false, fault: 'tooLarge' };
  const parsed = parsedOf(text);
  if (parsed === undefined) return { ok: false, fault: 'noJson' };
  const members = membersOf(parsed);
  if (members?.format !== FORMAT) return { ok: false, fault: 'noRecording' };
  if (members.version !== VERSION) return { ok: false, fault: 'otherVersion' };
  const base = situationIn(members.start);
  const entries = logEntriesIn(members.entries);
  const machines = membersOf(members.machines);
  if (!base || !entries || !machines || entries.length > MAX_ENTRIES) return { ok: false, fault: 'broken' };
  // Older recordings do not say where they come from.
  const setting = settingIn(members.setting);
  return {
    ok: true,
    journal: extended({ base, entries: [], now: base, setting }, entries),
    differing: Object.keys(machines).filter((id) => {
      const chart = charts.find((known) => known.id === id);
      return !chart || hashOf(chart) !== machines[id];
    }),
  };
}

/** Returns the name of the file: what the recording is about, when it ends, and how: `connect-2026-11-28-1432-requested.json`. */
export function recordingName({ now, entries }: Journal): string {
  const last = actorShown(now, '');
  const flow = last && flowOf(now, last);
  const at = new Date(entries.at(-1)?.at ?? 0);
  const two = (part: number) => String(part).padStart(2, '0');
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  const time = two(at.getHours()) + two(at.getMinutes());
  const outcome = flow?.state.replaceAll(/\W+/g, '') ?? '';
  return `${[flow?.machine ?? 'recording', date, time, outcome].filter(Boolean).join('-')}.json`;
}

function parsedOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
}

function situationIn(value: unknown): Situation | undefined {
  if (!Array.isArray(value)) return undefined;
  const actors = value.map(actorIn);
  return actors.every((actor) => actor !== undefined)
    ? new Map(actors.map((actor) => [actor.actor, actor]))
    : undefined;
}

function actorIn(value: unknown): ActorNow | undefined {
  const { actor, machine, parent, state, running, context, passed } = membersOf(value) ?? {};
  if (typeof actor !== 'string' || typeof machine !== 'string' || typeof state !== 'string') return undefined;
  if (!areTexts(passed) || typeof running !== 'boolean') return undefined;
  return {
    actor,
    machine,
    ...(typeof parent === 'string' && { parent }),
    state,
    running,
    context,
    passed,
  };
}
