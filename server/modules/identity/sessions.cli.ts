import { readWords, table, terminalWidth, wrong, type Program } from '../../platform/control/program';
import type { SessionsAnswer, SessionsCommand } from './session/sessionsCommand';

const options = { json: { type: 'boolean' } } as const;

/** Parses the words of the command. Throws UsageError. */
export function readSessionsArguments(words: readonly string[]): { command: SessionsCommand; json: boolean } {
  const { values, positionals } = readWords(words, options);
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
export function sessionsText(answer: SessionsAnswer, width: number): string {
  if ('ended' in answer)
    return answer.ended === 1 ? 'One session was ended.' : `${answer.ended} sessions were ended.`;
  if ('person' in answer) return answer.person;
  if (answer.people.length === 0) return 'Nobody is logged in.';
  const head = ['PERSON', 'ISSUER', 'SUBJECT', 'NAME', 'MAIL', 'SESSIONS', 'LAST SEEN', 'INSTITUTION'];
  const rows = answer.people.map((one) => [
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
  usage: `usage: node scripts/run.mjs sessions COMMAND [--json]

  list                 who is logged in, the latest seen first
  end ISSUER SUBJECT   end all sessions of a person at once; they can sign in again
  end PERSON           the same for somebody as the log names them
  who ISSUER SUBJECT   how the log names a person, logged in or not`,
  async run(words, { doCommand }) {
    const { command: request, json } = readSessionsArguments(words);
    const answer = (await doCommand({ operation: 'sessions', request })) as SessionsAnswer;
    console.log(json ? JSON.stringify(answer, null, 2) : sessionsText(answer, terminalWidth()));
  },
};
