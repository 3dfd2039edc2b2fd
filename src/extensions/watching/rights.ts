import type { Person } from '../../contracts/domain/person/person';
import { WATCHING_EXTENSION } from './contract/watching';

/** Returns whether the person may watch objects and keep searches: all but guests, if the server has news of them. */
export function watches({ roles, installation }: Person): boolean {
  return !roles.guest && installation.extensions.includes(WATCHING_EXTENSION);
}
