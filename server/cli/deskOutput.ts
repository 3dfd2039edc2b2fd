import {
  type DeskAnswer,
  type DeskTicket,
  type DeskTicketDetail,
  possibleText,
} from '../modules/desk/desk.module';
import { printable, table } from './terminal';

const HOUR = 3_600_000;

/** Returns the answer for people. */
export function deskText(answer: DeskAnswer, now: Date, width: number): string {
  if ('outage' in answer) return outages[answer.outage] ?? answer.outage;
  if ('ticket' in answer) return detail(answer.ticket);
  if (answer.tickets.length === 0) return 'No open tickets.';
  return table(
    [['KEY', 'AGE', 'STATUS', 'TYPE', 'INSTITUTION', 'SERVICE'], ...answer.tickets.map(row(now))],
    width,
  );
}

const outages: Readonly<Record<string, string>> = {
  up: 'The ticket system works.',
  down: 'The ticket system is down, and known to be.',
  unreachable: 'The ticket system does not answer, and is not known to be down.',
};

function row(now: Date) {
  return (ticket: DeskTicket): string[] => {
    const { key, requestedAt, status, institution, service } = ticket;
    const hours = Math.floor((now.getTime() - Date.parse(requestedAt)) / HOUR);
    const age = hours < 48 ? `${Math.max(0, hours)} h` : `${Math.floor(hours / 24)} d`;
    return [key, age, status, typeText(ticket), institution, service ?? '–'];
  };
}

function detail(ticket: DeskTicketDetail): string {
  const end = [ticket.resolution, ticket.rejected ? 'rejected' : null].filter(Boolean).join(', ');
  const facts: (readonly [string, string])[] = [
    ['Ticket', ticket.key],
    ['Status', end ? `${ticket.status} (${end})` : ticket.status],
    ['Type', typeText(ticket)],
    ['Institution', named(ticket.institution, ticket.institutionEntityId)],
    ['Service', ticket.serviceEntityId ? named(ticket.service ?? '', ticket.serviceEntityId) : '–'],
    ['Asked by', [ticket.userName, ticket.userEmail && `<${ticket.userEmail}>`].filter(Boolean).join(' ')],
    ['Contact', ticket.contactEmail || '–'],
    ['Asked at', minute(ticket.requestedAt)],
    ['Change', changeText(ticket.change)],
    ['Possible now', possibleText(ticket)],
  ];
  return [
    table(facts, Infinity),
    ...(ticket.body ? ['', printable(ticket.body)] : []),
    '',
    ...ticket.events.map(({ at, event, status, actor, comment }) =>
      printable(`${minute(at)}  ${event} → ${status}, ${actor}${comment && `: ${comment}`}`).replaceAll(
        '\n',
        '\n    ',
      ),
    ),
  ].join('\n');
}

/** Says what resolving the ticket as done changes. */
function changeText(change: DeskTicketDetail['change']): string {
  if (!change) return '–';
  if (change.kind === 'set') return `${change.changes.length} changes`;
  return change.kind === 'connect' && change.level ? `connect, ${change.level}` : change.kind;
}

function typeText({ type, answer }: DeskTicket): string {
  return answer ? `${type}, ${answer}` : type;
}

function named(name: string, entityId: string): string {
  return name === entityId ? entityId : `${name} (${entityId})`;
}

function minute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
