import { userInfo } from 'node:os';
import { TicketResolution } from '../../src/contracts/wire/enumerations';
import type { DeskCommand, DeskRequest } from '../modules/desk/desk.module';
import { readWords } from './readWords';
import { UsageError } from './terminal';

export const DESK_USAGE = `usage: npm run desk -- COMMAND [--json]

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

An open ticket is taken by asking, holding, resolving or rejecting.
Resolutions: ${TicketResolution.enum.join(', ')}`;

const options = { json: { type: 'boolean' }, resolution: { type: 'string' } } as const;

export interface DeskArguments {
  readonly request: DeskRequest;
  readonly json: boolean;
}

/** Reads the words of the command. Throws UsageError. */
export function readDeskArguments(words: readonly string[]): DeskArguments {
  const { values, positionals } = readWords(words, options, DESK_USAGE);
  const command = commandOf(positionals, values.resolution);
  return { request: { actor: personAtTheDesk(), command }, json: values.json ?? false };
}

function commandOf(positionals: readonly string[], resolution: string | undefined): DeskCommand {
  const [action, key, ...text] = positionals;
  const wrong = (reason: string): never => {
    throw new UsageError(reason, DESK_USAGE);
  };
  if (action === undefined) return wrong('What should be done?');
  if (resolution !== undefined && action !== 'resolve') return wrong(`${action} knows no --resolution.`);
  switch (action) {
    case 'list':
    case 'up':
    case 'down':
    case 'unreachable':
      return key === undefined ? { action } : wrong(`${action} stands alone.`);
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
        : wrong(`There is no resolution ${resolution}.`);
    }
    case 'show':
    case 'accept':
    case 'take':
    case 'hold':
    case 'close':
    case 'reopen':
      return !key || text.length > 0 ? wrong(`${action} needs one key.`) : { action, key: keyOf(key) };
    default:
      return wrong(`There is no command ${action}.`);
  }
}

function keyOf(word: string): string {
  return word.toUpperCase();
}

/** Returns the name of the system's user, or `desk`: in a container the user may have none. */
function personAtTheDesk(): string {
  try {
    return userInfo().username;
  } catch {
    return 'desk';
  }
}
