import {
  find,
  printable,
  readArguments,
  sizeText,
  withProgress,
  wrong,
  type Program,
} from '../../../platform/control/program';
import type { LoginProgress } from './importLogins';
import { LOGIN_FORMATS } from './loginFile';
import { loginReportLines, type LoginReport } from './loginReport';

const options = { format: { type: 'string' }, federation: { type: 'string', multiple: true } } as const;

/** Reads the arguments of the command. Throws UsageError, and Refusal for a file that does not exist. */
function requestIn(args: readonly string[], folders: readonly string[]) {
  const { positionals, values } = readArguments(args, options);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return wrong('One file is needed.');
  const { format, federation } = values;
  if (format !== undefined && !LOGIN_FORMATS.some((known) => known === format))
    return wrong(`Unknown format "${format}".`);
  return {
    path: find(file, folders),
    ...(format !== undefined && { format }),
    ...(federation && { federations: federation.map((name) => name.toLowerCase()) }),
  };
}

function progressText({ phase, logins, stored, yearsLeft, ...portion }: LoginProgress): string {
  const doing = phase === 'counting' ? `, counting; years and institutions left: ${yearsLeft ?? 0}` : '';
  return `${sizeText(portion)}, ${logins} logins, ${stored} of them stored${doing}`;
}

export const command: Program = {
  summary: 'loads logins from a file into the statistics',
  usage: `usage: idp-dashboard importLogins [--format csv|json|fticks] [--federation NAME] FILE

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
                     FTICKS_FEDERATIONS, or all`,
  async run(args, { doCommand, folders }) {
    const request = requestIn(args, folders);
    const report = (await withProgress(progressText, (show) =>
      doCommand({ operation: 'importLogins', request }, show),
    )) as LoginReport;
    console.log(printable(loginReportLines(report).join('\n')));
  },
};
