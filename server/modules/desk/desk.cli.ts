import { userInfo } from 'node:os';
import type { TicketFact } from '../../../src/contracts/domain/tickets/ticketFact';
import { TicketResolution } from '../../../src/contracts/wire/enumerations';
import {
  printable,
  readArguments,
  table,
  terminalWidth,
  wrong,
  type Program,
} from '../../platform/control/program';
import type { Environment } from '../../platform/config/settings';
import { Refusal } from '../../platform/control/refusal';
import type { DeskResult, DeskCommand, DeskRequest, DeskTicket, DeskTicketDetail } from './deskRequest';
import { possibleText } from './possibleText';

const options = {
  as: { type: 'string' },
  json: { type: 'boolean' },
  resolution: { type: 'string' },
} as const;
/** Commands that only read, and so record no name. */
const READING = ['list', 'show'];

/** Parses the words of the command. Throws UsageError, and Refusal if no person is named who takes the step. */
export function readDeskArguments(
  args: readonly string[],
  environment: Environment,
): { request: DeskRequest; json: boolean } {
  const { values, positionals } = readArguments(args, options);
  const command = commandOf(positionals, values.resolution);
  const actor = values.as?.trim() || environment.SUDO_USER || systemUser();
  if (actor === 'root' && !READING.includes(command.action))
    throw new Refusal(
      'The history of a ticket names the person who took a step, and root can be anyone. Use sudo, or give your name: --as NAME.',
    );
  return { request: { actor, command }, json: values.json ?? false };
}

function commandOf(positionals: readonly string[], resolution: string | undefined): DeskCommand {
  const [action, key, ...text] = positionals;
  if (action === undefined) return wrong('What should be done?');
  if (resolution !== undefined && action !== 'resolve') return wrong(`${action} knows no --resolution.`);
  switch (action) {
    case 'list':
    case 'up':
    case 'down':
    case 'unreachable':
      return key === undefined ? { action } : wrong(`${action} takes no arguments.`);
    case 'ask':
    case 'reject':
    case 'withdraw': {
      const comment = text.join(' ').trim();
      if (!key || !comment) return wrong(`${action} needs a key and a text.`);
      return { action, key: keyOf(key), comment };
    }
    case 'resolve': {
      if (!key || text.length > 0) return wrong('resolve needs one key.');
      const known = TicketResolution.enum.find((name) => name === (resolution ?? 'done'));
      return known
        ? { action, key: keyOf(key), resolution: known }
        : wrong(`Unknown resolution ${resolution}.`);
    }
    case 'show':
    case 'accept':
    case 'take':
    case 'hold':
    case 'close':
    case 'reopen':
      return !key || text.length > 0 ? wrong(`${action} needs one key.`) : { action, key: keyOf(key) };
    default:
      return wrong(`Unknown command ${action}.`);
  }
}

function keyOf(word: string): string {
  return word.toUpperCase();
}

/** Returns the name of the system's user, or `desk`: in a container the user may have no name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'desk';
  }
}

const HOUR = 3_600_000;

/** Formats the answer for a terminal. */
export function deskText(result: DeskResult, now: Date, width: number): string {
  if ('outage' in result) return outages[result.outage] ?? result.outage;
  if ('ticket' in result) return detail(result.ticket);
  if (result.tickets.length === 0) return 'No open tickets.';
  return table(
    [['KEY', 'AGE', 'STATUS', 'TYPE', 'INSTITUTION', 'SERVICE'], ...result.tickets.map(row(now))],
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

/** Members that are part of the text: the body, and the fields of an invitation. */
type InText = 'body' | 'emailTo' | 'personalMessage';

function detail(ticket: DeskTicketDetail): string {
  const end = [ticket.resolution, ticket.rejected ? 'rejected' : null].filter(Boolean).join(', ');
  const facts = {
    type: ['Type', typeText(ticket)],
    institution: ['Institution', named(ticket.institution, ticket.institutionEntityId)],
    service: ['Service', ticket.serviceEntityId ? named(ticket.service ?? '', ticket.serviceEntityId) : '–'],
    userName: [
      'Asked by',
      [ticket.userName, ticket.userEmail && `<${ticket.userEmail}>`].filter(Boolean).join(' '),
    ],
    contactEmail: ['Contact', ticket.contactEmail || '–'],
    requestedAt: ['Asked at', minute(ticket.requestedAt)],
    change: ['Change', changeText(ticket.change)],
  } satisfies Record<Exclude<TicketFact, InText>, string[]>;
  const status = end ? `${ticket.status} (${end})` : ticket.status;
  return [
    table(
      [
        ['Ticket', ticket.key],
        ['Status', status],
        ...Object.values(facts),
        ['Possible now', possibleText(ticket)],
      ],
      Infinity,
    ),
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

/** Describes the change that resolving the ticket as done makes. */
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

export const command: Program = {
  summary: 'shows the tickets of the desk, and takes steps with them',
  usage: `usage: idp-dashboard desk COMMAND [--as NAME] [--json]

  list                     open tickets, the oldest first
  show KEY                 a ticket with its history
  accept KEY               take a request on that waits for acceptance
  take KEY                 start, or go on after a hold or an answer
  ask KEY "QUESTION"       ask the institution, and wait for its answer
  hold KEY                 wait for something else
  resolve KEY              settle it; --resolution done (the default) makes the change
  reject KEY "REASON"      settle it without the change
  withdraw KEY "REASON"    close it undecided: a request or an invitation that no longer counts
  close KEY, reopen KEY
  down | unreachable | up  play an outage of the ticket system (demo mode)

The history of a ticket names who took a step: NAME, or else the user who called sudo, or else the user of this process.
root must give a NAME.

An open ticket is taken by asking, holding, resolving or rejecting.
Resolutions: ${TicketResolution.enum.join(', ')}`,
  async run(args, { doCommand, environment }) {
    const { request, json } = readDeskArguments(args, environment);
    const result = (await doCommand({ operation: 'desk', request })) as DeskResult;
    console.log(json ? JSON.stringify(result, null, 2) : deskText(result, new Date(), terminalWidth()));
  },
};
