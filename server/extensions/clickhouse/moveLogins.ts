import type { DayOfLogins, LoginArchive } from '../../modules/statistics/archive.module';
import type { DayNumber } from '../../platform/time/calendar';

export interface MoveProgress {
  /** Completed institutions, and all of them. */
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

/**
 * Copies all logins from one store to another, institution by institution, by UTC day: skips days of which the target
 * has as many, so that an interrupted run continues where it was, and a second run copies logins that were added
 * meanwhile. For years whose logins were deleted, copies the counts. The source stays as it is.
 */
export async function moveLogins(
  from: LoginArchive,
  to: LoginArchive,
  { dryRun, onProgress }: MoveOptions,
): Promise<MoveReport> {
  await from.prepare();
  await to.prepare();
  const names = await from.institutions();
  const institutions: MovedInstitution[] = [];
  let [logins, moved] = [0, 0];
  for (const institution of names) {
    const reportProgress = () =>
      onProgress({ institutions: institutions.length, allInstitutions: names.length, logins, moved });
    const stored = await from.loginsByDay(institution);
    const lacking = await lackingDays(to, institution, stored);
    const ended = await from.ended(institution);
    let added = 0;
    if (ended && !dryRun) await to.keepEnded(institution, ended);
    if (!dryRun) {
      for await (const portion of portions(from.days(institution, lacking), to.portion.least)) {
        const count = await to.store(portion);
        added += count;
        moved += count;
        logins += sizeOf(portion);
        reportProgress();
      }
    }
    const there = sum(await to.loginsByDay(institution));
    institutions.push({
      institution,
      from: sum(stored),
      to: there,
      moved: added,
      endedYears: [...new Set(ended?.years.map(({ year }) => year))],
    });
    reportProgress();
  }
  if (!dryRun) await to.count();
  return { dryRun, institutions };
}

/** Returns the days of which the target has fewer logins. */
async function lackingDays(
  to: LoginArchive,
  institution: string,
  stored: ReadonlyMap<DayNumber, number>,
): Promise<DayNumber[]> {
  const there = await to.loginsByDay(institution);
  return [...stored].filter(([day, logins]) => (there.get(day) ?? 0) < logins).map(([day]) => day);
}

/** Groups days until they have this many logins. */
async function* portions(days: AsyncIterable<DayOfLogins>, size: number): AsyncGenerator<DayOfLogins[]> {
  let portion: DayOfLogins[] = [];
  for await (const day of days) {
    portion.push(day);
    if (sizeOf(portion) < size) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

function sizeOf(days: readonly DayOfLogins[]): number {
  return days.reduce((all, { logins }) => all + logins.length, 0);
}

function sum(byDay: ReadonlyMap<DayNumber, number>): number {
  return [...byDay.values()].reduce((all, one) => all + one, 0);
}
