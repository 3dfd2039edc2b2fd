import { readArguments, table, terminalWidth, wrong, type Program } from '../../platform/control/program';
import type { SessionsResult, SessionsCommand } from './session/sessionsCommand';

const options = { json: { type: 'boolean' } } as const;

/** Parses the words of the command. Throws UsageError. */
export function readSessionsArguments(args: readonly string[]): { command: SessionsCommand; json: boolean } {
  const { values, positionals } = readArguments(args, options);
  const json = values.json ?? false;
  const [action, issuer, subject, ...others] = positionals;
  if (action === 'list' && issuer === undefined) return { command: { action }, json };
  if (action === 'end' && issuer && subject && others.length === 0)
    return { command: { action, issuer, subject }, json };
  if (action === 'end' && issuer && subject === undefined)
    return { command: { action, person: issuer }, json };
  if (action === 'who' && issuer && subject && others.length === 0)
    return { command: { action, issuer, subject }, json };
  if (action === 'end') return wrong('end needs an issuer and a subject, or a name of the log.');
  if (action === 'who') return wrong('who needs an issuer and a subject.');
  return wrong(action === 'list' ? 'list takes no arguments.' : 'What should be done?');
}

/** Formats the answer for a terminal, without control characters in foreign data. */
export function sessionsText(result: SessionsResult, width: number): string {
  if ('ended' in result)
    return result.ended === 1 ? 'One session was ended.' : `${result.ended} sessions were ended.`;
  if ('person' in result) return result.person;
  if (result.people.length === 0) return 'Nobody is logged in.';
  const head = ['PERSON', 'ISSUER', 'SUBJECT', 'NAME', 'MAIL', 'SESSIONS', 'LAST SEEN', 'INSTITUTION'];
  const rows = result.people.map((one) => [
    one.person,
    one.issuer,
    one.subject,
    one.name,
    one.email,
    String(one.sessions),
    one.lastSeenAt,
    one.institution,
  ]);
  return table([head, ...rows], width);
}

export const command: Program = {
  summary: 'says who is logged in, and ends sessions',
  usage: `usage: idp-dashboard sessions COMMAND [--json]

  list                 who is logged in, the latest seen first
  end ISSUER SUBJECT   end all sessions of a person at once; they can sign in again
  end PERSON           the same for somebody as the log names them
  who ISSUER SUBJECT   how the log names a person, logged in or not`,
  async run(args, { doCommand }) {
    const { command: request, json } = readSessionsArguments(args);
    const result = (await doCommand({ operation: 'sessions', request })) as SessionsResult;
    console.log(json ? JSON.stringify(result, null, 2) : sessionsText(result, terminalWidth()));
  },
};
