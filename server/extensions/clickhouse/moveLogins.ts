import type { DayOfLogins, DaysOf, LoginArchive } from '../../modules/statistics/archive.module';
import type { DayNumber } from '../../platform/time/calendar';

export interface MoveProgress {
  /** Examined institutions, and all of them. */
  readonly institutions: number;
  readonly allInstitutions: number;
  /** Checked logins, and stored ones. */
  readonly logins: number;
  readonly moved: number;
}

export interface MovedInstitution {
  readonly institution: string;
  /** Logins in the source, and in the target at the end; for a dry run, at the start. */
  readonly from: number;
  readonly to: number;
  /** Number of logins that the target lacked. */
  readonly moved: number;
  /** Years whose logins were deleted, so that only their counts are moved. */
  readonly endedYears: readonly number[];
}

export interface MoveReport {
  readonly dryRun: boolean;
  readonly institutions: readonly MovedInstitution[];
}

export interface MoveOptions {
  readonly dryRun: boolean;
  readonly onProgress: (progress: MoveProgress) => void;
}

/** Institutions whose days are looked up at once. */
const INSTITUTIONS_AT_ONCE = 50;

/**
 * Copies all logins from one store to another by UTC day, many institutions at once, since ClickHouse needs few large
 * inserts: skips days of which the target has as many, so that an interrupted run continues where it was, and a second
 * run copies logins that were added meanwhile. For years whose logins were deleted, copies the counts. The source stays
 * as it is.
 */
export async function moveLogins(
  from: LoginArchive,
  to: LoginArchive,
  { dryRun, onProgress }: MoveOptions,
): Promise<MoveReport> {
  await from.prepare();
  await to.prepare();
  const names = await from.institutions();
  const institutions: Omit<MovedInstitution, 'to' | 'moved'>[] = [];
  const before = new Map<string, number>();
  let [logins, moved] = [0, 0];
  const reportProgress = () =>
    onProgress({ institutions: institutions.length, allInstitutions: names.length, logins, moved });
  const portion = new Portion();

  async function store(): Promise<void> {
    const days: DayOfLogins[] = [];
    for await (const day of from.days(portion.taken())) days.push(day);
    moved += days.length > 0 ? await to.store(days) : 0;
    logins += days.reduce((all, day) => all + day.logins.length, 0);
    reportProgress();
  }

  for (const some of groups(names)) {
    const [stored, there] = [await from.loginsByDay(some), await to.loginsByDay(some)];
    for (const institution of some) {
      const [own, known] = [stored.get(institution), there.get(institution)];
      const ended = await from.ended(institution);
      if (ended && !dryRun) await to.keepEnded(institution, ended);
      before.set(institution, sum(known));
      for (const [day, count] of own ?? []) {
        if (dryRun || (known?.get(day) ?? 0) >= count) continue;
        portion.add(institution, day, count);
        if (portion.logins >= to.portion.moved) await store();
      }
      const endedYears = [...new Set(ended?.years.map(({ year }) => year))];
      institutions.push({ institution, from: sum(own), endedYears });
      reportProgress();
    }
  }
  if (portion.logins > 0) await store();
  const after = new Map<string, number>();
  for (const some of groups(names))
    for (const [name, days] of await to.loginsByDay(some)) after.set(name, sum(days));
  if (!dryRun) await to.count();
  return {
    dryRun,
    institutions: institutions.map((one) => {
      const count = after.get(one.institution) ?? 0;
      const added = dryRun ? 0 : count - (before.get(one.institution) ?? 0);
      return { ...one, to: count, moved: added };
    }),
  };
}

/** Days that are moved at once. */
class Portion {
  logins = 0;
  private days = new Map<string, DayNumber[]>();

  add(institution: string, day: DayNumber, logins: number): void {
    const known = this.days.get(institution);
    if (known) known.push(day);
    else this.days.set(institution, [day]);
    this.logins += logins;
  }

  /** Returns the days, and begins another portion. */
  taken(): DaysOf[] {
    const days = [...this.days].map(([institution, own]) => ({ institution, days: own }));
    [this.days, this.logins] = [new Map(), 0];
    return days;
  }
}

function groups(names: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(names.length / INSTITUTIONS_AT_ONCE) }, (_, at) =>
    names.slice(at * INSTITUTIONS_AT_ONCE, (at + 1) * INSTITUTIONS_AT_ONCE),
  );
}

function sum(byDay: ReadonlyMap<DayNumber, number> = new Map()): number {
  return [...byDay.values()].reduce((all, one) => all + one, 0);
}
