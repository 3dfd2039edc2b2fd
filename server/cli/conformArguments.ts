import { readWords } from './readWords';
import { UsageError } from './terminal';

const USAGE = `usage: npm run conform -- URL [--json]

  URL      a dashboard server, such as https://dashboard.example.org
  --json   for programs

Asks the server which facts of the contract it keeps, and changes nothing; exit code 1 where one is not kept.
CONFORM_COOKIE: the cookies of a session there ("JSESSIONID=…"), to ask as that person; without them as a guest.`;

/** Reads the words of the command. Throws UsageError. */
export function readConformArguments(words: readonly string[]): { server: string; json: boolean } {
  const { values, positionals } = readWords(words, { json: { type: 'boolean' } }, USAGE);
  const [server, ...others] = positionals;
  if (server === undefined || others.length > 0) throw new UsageError('One address is needed.', USAGE);
  if (!/^https?:\/\//.test(server) || !URL.canParse(server))
    throw new UsageError(`"${server}" is not an address that begins with https:// or http://.`, USAGE);
  return { server: server.replace(/\/+$/, ''), json: values.json ?? false };
}
