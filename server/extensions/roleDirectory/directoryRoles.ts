import { LRUCache } from 'lru-cache';
import {
  holdersOf,
  maintainer,
  owner,
  type InstitutionRole,
  type RoleSource,
  type RolesNeed,
} from '../../modules/person/roles.module';
import { attributeOfHeader } from '../../../src/contracts/domain/attributes/attributeDictionary';
import type { Authority } from '../../../src/contracts/wire/enumerations';
import type { Config } from '../../platform/config/config';
import { rested } from './rested';
import type { DirectoryPerson, RoleDirectory } from './roleDirectory';
import type { Principal } from '../../modules/identity/identity.module';

/** How long a list of people is cached before it is read again. */
const FRESH_MS = 5 * 60_000;
/** Maximum number of people in all cached lists. */
const MOST_PEOPLE = 50_000;

interface CachedPeople {
  readonly at: number;
  readonly people: readonly DirectoryPerson[];
}

/**
 * Returns the roles of a directory. A list of people is cached for five minutes, and for `ROLES_SECONDS` while the
 * directory is away; after that, no people are known.
 */
export function directoryRoles(
  directory: RoleDirectory,
  { names, person }: Pick<NonNullable<Config['roleDirectory']>, 'names' | 'person'>,
  { rolesSeconds, ...rest }: RolesNeed,
): RoleSource {
  const { now, say } = rest;
  const { called, people, answers } = rested(directory, rest);
  const cache = new LRUCache<string, CachedPeople>({
    maxSize: MOST_PEOPLE,
    sizeCalculation: (list) => list.people.length + 1,
  });

  let lacking = false;
  function complainOnce(): void {
    if (!lacking) say(`A login has no attribute "${person}" (ROLES_PERSON): the directory gives it no role.`);
    lacking = true;
  }

  async function everyone(institutionId: string): Promise<readonly DirectoryPerson[]> {
    const known = cache.get(institutionId);
    const age = known ? now().getTime() - known.at : Infinity;
    if (known && age < FRESH_MS) return known.people;
    const wanted = [names.owner, names.maintainer].map((name) => called(name, institutionId));
    try {
      const read = await people(institutionId, wanted);
      cache.set(institutionId, { at: now().getTime(), people: read });
      return read;
    } catch {
      return known && age <= rolesSeconds * 1000 ? known.people : [];
    }
  }

  return {
    answers,
    async rolesOf(_queries, institutionId) {
      const all = await everyone(institutionId);
      const holders = (role: InstitutionRole, name: string) =>
        holdersOf(
          all.filter(({ roles }) => roles.includes(called(name, institutionId))),
          role,
        );
      return {
        [owner.name]: holders(owner, names.owner),
        [maintainer.name]: holders(maintainer, names.maintainer),
      };
    },
    async heldBy(principal, institutionId) {
      const uid = person === undefined ? principal.uid : attributeOf(principal, person);
      if (uid === undefined) {
        complainOnce();
        return [];
      }
      const meanings: readonly (readonly [string | undefined, Authority])[] = [
        [names.superUser, 'ROLE_DASHBOARD_SUPER_USER'],
        [names.owner, owner.authority],
        [names.maintainer, maintainer.authority],
      ];
      const meant = meanings.flatMap(([name, authority]) =>
        name === undefined ? [] : [{ name: called(name, institutionId), authority }],
      );
      const found = await people(
        institutionId,
        meant.map(({ name }) => name),
        uid,
      );
      const held = found.flatMap(({ roles }) => roles);
      return meant.flatMap(({ name, authority }) => (held.includes(name) ? [authority] : []));
    },
  };
}

/** Returns the first value of an attribute of the login, by any of its names or by that of its header, in any case. */
function attributeOf({ attributes }: Principal, name: string): string | undefined {
  const wanted = attributeOfHeader(name);
  const found = Object.entries(attributes).find(
    ([header]) =>
      header.toLowerCase() === name.toLowerCase() || (wanted && attributeOfHeader(header) === wanted),
  );
  return found?.[1][0];
}
