import type { CurrentUser } from '../contracts/wire/user';

/** A person as any server may send them: every member may be missing or null (WIRE T2). */
export type LooseUser = { readonly [K in keyof CurrentUser]?: CurrentUser[K] | null };

/**
 * What guests send as the institution: calls that need the header refuse them without it, and take any value (WIRE T35).
 */
export const anyInstitution = 'guest';

/** Returns the institution that somebody acts for, which a super user may have taken on; guests have none. */
export function actingFor({ guest, switchedToIdp, currentIdp }: LooseUser) {
  return guest === false ? (switchedToIdp ?? currentIdp ?? undefined) : undefined;
}
