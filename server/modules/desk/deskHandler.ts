import { Value } from 'typebox/value';
import { operator, recordAudit } from '../../platform/audit/audit.module';
import { ChangeNotPossible } from '../changes/changes.module';
import { Refusal } from '../../platform/control/refusal';
import type { Handler } from '../../platform/control/serve';
import type { Dependencies } from '../../platform/dependencies';
import { type Stepping, takeStep, UnknownTicket } from './desk';
import { AlreadyRequested, ImpossibleStep, writeOutage } from '../tickets/tickets.module';
import { findTicket, listOpen } from './deskQueries';
import { DeskRequest, type DeskResult, type DeskStep, type DeskTicketDetail } from './deskRequest';
import { possibleText } from './possibleText';

type DeskDependencies = Stepping & Pick<Dependencies, 'database' | 'now'>;

/** Makes the handler of `idp-dashboard desk`: takes a DeskRequest, returns a DeskResult. Throws Refusal. */
export function deskHandler(dependencies: DeskDependencies): Handler {
  return async (request, _report, by) => {
    if (!Value.Check(DeskRequest, request)) throw new Refusal('The desk did not understand the command.');
    return work(dependencies, request, by);
  };
}

async function work(
  dependencies: DeskDependencies,
  { command, actor }: DeskRequest,
  account: string,
): Promise<DeskResult> {
  const { config, database, now } = dependencies;
  const { ticketsElsewhere: system } = config;
  if (system) throw new Refusal(`This server has no desk: tickets are worked on at ${system.settings.url}.`);
  switch (command.action) {
    case 'list':
      return { tickets: await listOpen(database.read) };
    case 'show':
      return { ticket: await show(dependencies, command.key) };
    case 'up':
    case 'down':
    case 'unreachable': {
      const outage = command.action;
      if (config.mode !== 'demo')
        throw new Refusal('Only in demo mode can the ticket system be made to fail.');
      await database.transaction(async (tx) => {
        await writeOutage(tx, outage);
        const by = operator(account);
        await recordAudit(tx, { kind: 'desk.switched', actor: by, object: { id: outage } }, now());
      });
      return { outage };
    }
    default:
      await takeStep(dependencies, command, actor, now(), account).catch((error: unknown) =>
        explain(dependencies, command, error),
      );
      return { ticket: await show(dependencies, command.key) };
  }
}

async function show({ database }: DeskDependencies, key: string): Promise<DeskTicketDetail> {
  const ticket = await findTicket(database.read, key);
  if (!ticket) throw new Refusal(`Ticket ${key} does not exist.`);
  return ticket;
}

async function explain(
  dependencies: DeskDependencies,
  { action, key }: DeskStep,
  error: unknown,
): Promise<never> {
  if (error instanceof UnknownTicket) throw new Refusal(`Ticket ${key} does not exist.`);
  if (error instanceof AlreadyRequested)
    throw new Refusal(
      `${key} cannot be reopened: ${error.key} is open for the same institution and service.`,
    );
  if (error instanceof ChangeNotPossible)
    throw new Refusal(`${key} cannot be resolved as done: ${error.message}.`);
  if (!(error instanceof ImpossibleStep)) throw error;
  const possible = possibleText(await show(dependencies, key));
  throw new Refusal(`${key} is ${error.status}, so "${action}" is not possible. Possible now: ${possible}.`);
}
