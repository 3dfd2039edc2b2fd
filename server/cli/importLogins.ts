import { parseArgs } from 'node:util';
import {
  type LoginProgress,
  type LoginReport,
  loginReportLines,
} from '../modules/statistics/statistics.module';
import { find } from './importArguments';
import { loginWords, progressOn } from './importProgress';
import { doCommand } from './route';
import { printable, runTool, UsageError } from './terminal';

const USAGE = `usage: npm run import:logins -- FILE

Loads logins into the statistics, each event once, so that a file can be imported again. FILE is CSV whose first line
names the columns, or has one JSON object a line:

  time         ISO 8601 (UTC where it names no zone), or seconds or milliseconds since 1970
  user         whatever tells users apart; only a keyed hash of it is stored
  service      entity id
  institution  entity id of the identity provider
  id           of the event; without it, a login is known by its time, user, service and institution

Also understood: timestamp, loginstamp; user_id, userid; sp_entity_id; idp_entity_id; event_id.`;

function fileIn(words: readonly string[]): string {
  const { positionals } = parsed(words);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.', USAGE);
  return find(file, [process.cwd(), process.env.INIT_CWD ?? process.cwd()]);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: {} });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

void runTool(async () => {
  const request = { path: fileIn(process.argv.slice(2)) };
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
