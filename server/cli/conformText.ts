import type { Finding, Findings } from '../extensions/conform/conform.module';
import { table, terminalWidth } from './terminal';

const MARK = { kept: 'yes', broken: 'NO', unasked: '–' } as const;
const WHO = { guest: 'a guest', login: 'a login', worker: 'an admin or a viewer', superUser: 'a super user' };

/** Returns what was found, for people: a line for each fact, and what people see where one is not kept. */
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
