import { printable, readArguments, withProgress, wrong, type Program } from '../../platform/control/program';
import type { MoveProgress, MoveReport } from './moveLogins';
import type { MoveLoginsCommand } from './moveLoginsCommand';

const options = { from: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;

/** Reads the arguments of the command. Throws UsageError. */
export function readMoveArguments(args: readonly string[]): MoveLoginsCommand {
  const { positionals, values } = readArguments(args, options);
  const { from, to, 'dry-run': dryRun = false } = values;
  if (positionals.length > 0) return wrong(`"${positionals[0]}" is not understood.`);
  if (from === undefined || to === undefined) return wrong('--from and --to are needed.');
  return { from, to, dryRun };
}

function moveProgressText({ institutions, allInstitutions, logins, moved }: MoveProgress): string {
  return `${institutions} of ${allInstitutions} institutions, ${logins} logins, ${moved} of them new there`;
}

/** Returns whether the target has as many logins of each institution as the source. */
export function movesAll({ dryRun, institutions }: MoveReport): boolean {
  return dryRun || institutions.every(({ from, to }) => to >= from);
}

/** Returns the lines about moved logins, and institutions with fewer logins in the target. */
export function moveLines(report: MoveReport): string[] {
  const { dryRun, institutions } = report;
  const total = (of: (one: MoveReport['institutions'][number]) => number) =>
    institutions.reduce((sum, one) => sum + of(one), 0);
  const ended = total(({ endedYears }) => endedYears.length);
  const lines = [
    `Institutions: ${institutions.length}`,
    `Logins at the source: ${total(({ from }) => from)}, at the target: ${total(({ to }) => to)}`,
    dryRun
      ? `Would be moved: ${total(({ from, to }) => Math.max(0, from - to))} logins. Nothing was changed.`
      : `Moved: ${total(({ moved }) => moved)}`,
    ...(ended > 0 ? [`Years whose logins have ended, of all institutions: ${ended}`] : []),
  ];
  if (movesAll(report)) return lines;
  const fewer = institutions.filter(({ from, to }) => to < from);
  return [
    ...lines,
    'These have fewer logins at the target. Some may have come meanwhile; give the command again:',
    ...fewer.map(({ institution, from, to }) => `  ${institution}: ${to} of ${from}`),
  ];
}

export const command: Program = {
  summary: 'copies the logins of the statistics between the database and ClickHouse',
  usage: `usage: idp-dashboard statsMove --from PLACE --to PLACE [--dry-run]

Copies the logins of the statistics, and the counts of years whose logins have ended, between the database and ClickHouse. What
is there already is left out: a command that was interrupted is given again, and brings what has come meanwhile.

  PLACE is one of
    database    that of DATABASE_URL, or the embedded one
    stats       ClickHouse of STATS_URL
    clickhouse://user:password@host:8123/database   another one; anyone who sees the list of processes sees it as well

  --dry-run   counts what would be moved, and moves nothing`,
  async run(args, { doCommand }) {
    const request = readMoveArguments(args);
    const report = (await withProgress(moveProgressText, (show) =>
      doCommand({ operation: 'statsMove', request }, show),
    )) as MoveReport;
    console.log(printable(moveLines(report).join('\n')));
    if (!movesAll(report)) process.exitCode = 1;
  },
};
