import { sql } from 'kysely';
import type { Config } from '../../../platform/config/config';
import type { Queries } from '../../../platform/storage/database';
import { rankOf } from '../assurance';
import { AUTHORISATIONS, personOf, valuesOf, type Claims } from './claims';
import { authorisedRole, strongest } from './authorisations';
import type { Principal } from '../principal';
import type { ClaimSettings } from './providerSettings';

export type SignIn =
  | { readonly kind: 'person'; readonly principal: Principal }
  /** The login names several known institutions, in this order. */
  | {
      readonly kind: 'several';
      readonly institutions: readonly string[];
      readonly person: Pick<Principal, 'issuer' | 'subject'>;
    }
  /** The login names no institution, or an unknown one. */
  | {
      readonly kind: 'noAccess';
      readonly institution: string | undefined;
      readonly person: Pick<Principal, 'issuer' | 'subject' | 'displayName' | 'uid'>;
    };

/**
 * Builds the person from the claims of a login and the federation's institutions, at every login (WIRE T38). Unknown
 * institutions in the claim are skipped, such as that of a hub before the person's own. If several are known, `chosen`
 * decides which one the person works for.
 */
export async function signIn(
  queries: Queries,
  claims: Claims,
  settings: ClaimSettings,
  levels: Config['levels'],
  chosen: (person: Pick<Principal, 'issuer' | 'subject'>) => string | undefined = () => undefined,
): Promise<SignIn> {
  const named = [...new Set(valuesOf(claims[settings.claims.institution]))];
  const known = await queries
    .selectFrom('institution')
    .select(['entity_id', 'institution_id'])
    .where('entity_id', '=', sql<string>`any(${named}::text[])`)
    .execute();
  const offered = named.flatMap((id) => known.find((row) => row.entity_id === id) ?? []);
  const person = personOf(claims, settings);
  const [only, another] = offered;
  if (!only) return { kind: 'noAccess', institution: named[0], person };
  const wanted = another && chosen(person);
  const login = another ? offered.find((row) => row.entity_id === wanted) : only;
  if (!login)
    return { kind: 'several', institutions: offered.map(({ entity_id: entityId }) => entityId), person };
  const { auth_time: authTime } = claims;
  const [sid] = valuesOf(claims['sid']);
  const authorised = authorisedRole(valuesOf(claims[AUTHORISATIONS]), login.institution_id);
  return {
    kind: 'person',
    principal: {
      ...person,
      authorities: strongest([...person.authorities, authorised]),
      loginInstitution: login.entity_id,
      institutions: await siblingsOf(queries, login),
      level: rankOf(claims['acr'], levels),
      ...(sid !== undefined && { providerSession: sid }),
      ...(typeof authTime === 'number' && { authenticatedAt: new Date(authTime * 1000).toISOString() }),
    },
  };
}

/** Returns the entity IDs with the same institution id; only the login institution if it has none. */
async function siblingsOf(
  queries: Queries,
  { entity_id, institution_id }: { entity_id: string; institution_id: string | null },
): Promise<string[]> {
  if (!institution_id) return [entity_id];
  const rows = await queries
    .selectFrom('institution')
    .select('entity_id')
    .where('institution_id', '=', institution_id)
    .orderBy('entity_id')
    .execute();
  return rows.map((row) => row.entity_id);
}
