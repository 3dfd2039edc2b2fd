import type { AuditActor } from '../../../src/contracts/wire/audit';

/** Who acts, and from where. */
export interface Actor {
  readonly kind: AuditActor;
  readonly name: string;
  readonly issuer?: string;
  readonly subject?: string;
  /** The role that counts, as the access table distinguishes them. */
  readonly role?: string;
  /** Entity id of the institution that a super user acts for. */
  readonly actingFor?: string;
  readonly requestId?: string;
  readonly address?: string;
}

/** What the server does without being asked: a schedule, a limit of time. */
export const SERVER: Actor = { kind: 'server', name: 'server' };

/** Returns the operator at the command line, by the name of their account on that machine. */
export function operator(account: string): Actor {
  return { kind: 'commandLine', name: account };
}
