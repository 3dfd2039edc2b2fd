import { Type, type Static } from 'typebox';
import { TicketResolution } from '../../../src/contracts/wire/enumerations';
import type { Change } from '../changes/changes.module';

const key = Type.String({ minLength: 1, maxLength: 100 });
const comment = Type.String({ maxLength: 10_000 });

/** Step of the desk with a ticket. */
export const DeskStep = Type.Union([
  Type.Object({ action: Type.Enum(['accept', 'take', 'hold', 'reopen', 'close']), key }),
  Type.Object({ action: Type.Literal('ask'), key, comment }),
  Type.Object({ action: Type.Literal('resolve'), key, resolution: TicketResolution }),
  Type.Object({ action: Type.Enum(['reject', 'withdraw']), key, comment }),
]);
export type DeskStep = Static<typeof DeskStep>;
export type DeskAction = DeskStep['action'];

/** Request of `idp-dashboard desk` to the process that holds the database. */
export const DeskRequest = Type.Object({
  /** Name of the person at the desk. */
  actor: Type.String({ minLength: 1, maxLength: 200 }),
  command: Type.Union([
    DeskStep,
    Type.Object({ action: Type.Literal('list') }),
    Type.Object({ action: Type.Literal('show'), key }),
    Type.Object({ action: Type.Enum(['up', 'down', 'unreachable']) }),
  ]),
});
export type DeskRequest = Static<typeof DeskRequest>;
export type DeskCommand = DeskRequest['command'];

/** Ticket for the desk; times are ISO 8601. */
export interface DeskTicket {
  readonly key: string;
  readonly type: string;
  readonly status: string;
  readonly resolution: string | null;
  readonly rejected: boolean;
  /** The answer of the institution to an invitation, if there is one. */
  readonly answer: 'accepted' | 'denied' | null;
  /** Names, or entity IDs if there is no name. */
  readonly institution: string;
  readonly service: string | null;
  readonly userName: string;
  readonly requestedAt: string;
  readonly updatedAt: string;
}

export interface DeskEvent {
  readonly at: string;
  readonly event: string;
  readonly status: string;
  readonly actor: string;
  readonly comment: string;
}

export interface DeskTicketDetail extends DeskTicket {
  readonly body: string;
  readonly userEmail: string | null;
  readonly contactEmail: string;
  readonly institutionEntityId: string;
  readonly serviceEntityId: string | null;
  /** Change that resolving it as done makes; null: none. */
  readonly change: Change | null;
  readonly events: readonly DeskEvent[];
  /** Steps that the desk can take now. */
  readonly possible: readonly DeskAction[];
}

export type DeskResult =
  | { readonly tickets: readonly DeskTicket[] }
  | { readonly ticket: DeskTicketDetail }
  | { readonly outage: string };
