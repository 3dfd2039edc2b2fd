import { matchPath } from 'react-router';
import type { Person } from '../../contracts/domain/person/person';

/** Connected services for everyone with an institution, all services for guests (REQUIREMENTS 17). */
export function homeOf({ roles }: Person): string {
  return roles.guest ? '/apps/all' : '/apps/connected';
}

/** The addresses that lead there, with their query: it may be about the arrival. */
export const homeAddresses = ['/', '/apps'];

export function leadsHome(pathname: string): boolean {
  return homeAddresses.some((address) => matchPath(address, pathname));
}
