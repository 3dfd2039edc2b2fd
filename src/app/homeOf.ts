import type { Person } from '../contracts/domain/person';

/** Connected services for whoever has an institution, all services for guests (item 17). */
export function homeOf({ roles }: Person): string {
  return roles.guest ? '/apps/all' : '/apps/connected';
}

/** The addresses that lead there. */
export const homeAddresses = ['/', '/apps'];
