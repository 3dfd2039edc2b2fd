import {
  LOGIN_FORMATS,
  type LoginProgress,
  type LoginReport,
  loginReportLines,
} from '../modules/statistics/statistics.module';
import { find } from './importArguments';
import { loginWords, progressOn } from './importProgress';
import { readWords } from './readWords';
import { doCommand } from './route';
import { printable, runTool, UsageError } from './terminal';

const USAGE = `usage: npm run import:logins -- [--format csv|json|fticks] [--federation NAME] FILE

Loads logins into the statistics, each event once, so that a file can be imported again. FILE may be compressed by gzip. It
is CSV whose first line names the columns, or has one JSON object a line:

  time         ISO 8601 (UTC where it names no zone), or seconds or milliseconds since 1970
  user         whatever tells users apart; only a keyed hash of it is stored
  service      entity id
  institution  entity id of the identity provider
  id           of the event; without it, a login is known by its time, user, service and institution

Also understood: timestamp, loginstamp; user_id, userid; sp_entity_id; idp_entity_id; event_id.

Or it is a log with lines of F-TICKS (docs/FTICKS.md). What FILE is, its first line tells, or else --format.

  --federation NAME  only the lines of this federation count; may be given several times. Without it: those of the setting
                     FTICKS_FEDERATIONS, or all`;

const options = { format: { type: 'string' }, federation: { type: 'string', multiple: true } } as const;

/** Returns what the command asks for. Throws UsageError. */
function requestIn(words: readonly string[]) {
  const { positionals, values } = readWords(words, options, USAGE);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.', USAGE);
  const { format, federation } = values;
  if (format !== undefined && !LOGIN_FORMATS.some((known) => known === format))
    throw new UsageError(`"${format}" is no format.`, USAGE);
  return {
    path: find(file, [process.cwd(), process.env.INIT_CWD ?? process.cwd()]),
    ...(format !== undefined && { format }),
    ...(federation && { federations: federation.map((name) => name.toLowerCase()) }),
  };
}

void runTool(async () => {
  const request = requestIn(process.argv.slice(2));
  const display = progressOn<LoginProgress>(process.stderr, () => Date.now(), loginWords);
  try {
    const report = (await doCommand(
      process.env,
      { operation: 'importLogins', request, mayCreateDatabase: false },
      (progress) => display.show(progress as LoginProgress),
    )) as LoginReport;
    display.end();
    console.log(printable(loginReportLines(report).join('\n')));
  } finally {
    display.end();
  }
});
