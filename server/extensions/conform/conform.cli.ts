import { readArguments, table, terminalWidth, wrong, type Program } from '../../platform/control/program';
import { conform, type Finding, type Findings } from './conform';

/** Reads the arguments of the command. Throws UsageError. */
export function readConformArguments(args: readonly string[]): { server: string; json: boolean } {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } });
  const [server, ...others] = positionals;
  if (server === undefined || others.length > 0) return wrong('One address is needed.');
  if (!/^https?:\/\//.test(server) || !URL.canParse(server))
    return wrong(`"${server}" is not an address that begins with https:// or http://.`);
  return { server: server.replace(/\/+$/, ''), json: values.json ?? false };
}

const MARK = { kept: 'yes', broken: 'NO', unasked: '–' } as const;
const WHO = { guest: 'a guest', login: 'a login', worker: 'an admin or a viewer', superUser: 'a super user' };

/** Returns the findings for people: a line for each fact, and the visible effect of a broken one. */
export function conformText(server: string, { as, facts }: Findings): string {
  const rows = facts.map((fact) => [MARK[fact.is], fact.call, fact.says, moreOf(fact)]);
  const count = (is: Finding['is']) => facts.filter((fact) => fact.is === is).length;
  return [
    `${server}, asked as ${as}:`,
    '',
    table([['kept', 'call', 'fact', ''], ...rows], terminalWidth()),
    '',
    `${count('kept')} kept, ${count('broken')} not, ${count('unasked')} not asked.`,
    ...facts.flatMap((fact) => (fact.is === 'broken' ? [`Not: ${fact.says}. Then: ${fact.otherwise}.`] : [])),
  ].join('\n');
}

function moreOf(fact: Finding): string {
  if (fact.is === 'broken') return fact.fault;
  return fact.is === 'unasked' ? `needs ${WHO[fact.needs]}` : '';
}

/** Needs neither our server nor our database. */
export const command: Program = {
  summary: 'asks another dashboard server which facts of the contract it keeps',
  usage: `usage: idp-dashboard conform URL [--json]

  URL      a dashboard server, such as https://dashboard.example.org
  --json   for programs

Asks the server which facts of the contract it keeps, and changes nothing; exit code 1 where one is not kept.
CONFORM_COOKIE: the cookies of a session there ("JSESSIONID=…"), to ask as that person; without them as a guest.`,
  async run(args, { environment }) {
    const { server, json } = readConformArguments(args);
    const findings = await conform(server, environment['CONFORM_COOKIE']?.trim() || undefined);
    console.log(json ? JSON.stringify(findings, null, 2) : conformText(server, findings));
    if (findings.facts.some(({ is }) => is === 'broken')) process.exitCode = 1;
  },
};
