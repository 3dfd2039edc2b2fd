import type { CurrentUser } from '../contracts/wire/user';

/** A person as any server may send them: every member may be missing or null (WIRE T2). */
export type LooseUser = { readonly [K in keyof CurrentUser]?: CurrentUser[K] | null };

/**
 * Sent by guests as the institution: calls that need the header refuse guests without it, and accept any
 * value (WIRE T35).
 */
export const anyInstitution = 'guest';

/**
 * Returns the institution that the person acts for; a super user can take on another one, and a guest has
 * none.
 */
export function actingFor({ guest, switchedToIdp, currentIdp }: LooseUser) {
  return guest === false ? (switchedToIdp ?? currentIdp ?? undefined) : undefined;
}
