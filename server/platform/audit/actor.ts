import type { AuditActor } from '../../../src/contracts/wire/audit';

/** Who acted, and from which address. */
export interface Actor {
  readonly kind: AuditActor;
  readonly name: string;
  readonly issuer?: string;
  readonly subject?: string;
  /** Deciding role, as the access table distinguishes roles. */
  readonly role?: string;
  /** Entity ID of the institution that a super user acts for. */
  readonly actingFor?: string;
  readonly requestId?: string;
  readonly address?: string;
}

/** Actor of what the server does by itself, on a schedule or after a time limit. */
export const SERVER: Actor = { kind: 'server', name: 'server' };

/** Returns an actor for the operator at the command line, named by their account on that machine. */
export function operator(account: string): Actor {
  return { kind: 'commandLine', name: account };
}
