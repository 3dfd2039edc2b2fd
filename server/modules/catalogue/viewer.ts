import { sql } from 'kysely';
import type { Roles } from '../../../src/contracts/domain/person/person';
import type { StateType } from '../../../src/contracts/wire/enumerations';
import { callerOf } from '../identity/identity.module';
import type { Queries } from '../../platform/storage/database';

/** Kinds of viewers for whom rows and members of the catalogue differ. Staff also reads tickets. */
export type Audience = 'guest' | 'member' | 'staff' | 'superUser';

export interface Viewer {
  readonly audience: Audience;
  /** True if the viewer looks for services to invite to, including those for identity providers only. */
  readonly inviting?: true;
  /** Institution that the viewer acts for; absent for a guest. */
  readonly institution?: ViewingInstitution;
}

interface ViewingInstitution {
  readonly entityId: string;
  readonly institutionId: string | null;
  readonly state: StateType;
  readonly allowedAll: boolean;
  /** Counter of the changes to its connections. */
  readonly connectionsVersion: number;
  /** Entity IDs of services with an open link or unlink ticket, which the institution may see. */
  readonly invited: readonly string[];
}

/** Returns the audience of a person. A super user in another role has the audience of that role. */
export function audienceOf(roles: Roles): Audience {
  const caller = callerOf(roles);
  return caller === 'guest' || caller === 'member' || caller === 'superUser' ? caller : 'staff';
}

/** Reads the invited services. Only those that are visible to identity providers only depend on an invitation. */
async function invitedServices(queries: Queries, institution: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('ticket')
    .innerJoin('service', 'service.entity_id', 'ticket.service_entity_id')
    .select('service.entity_id')
    .distinct()
    .where('ticket.institution_entity_id', '=', institution)
    .where('ticket.status', 'in', ['In Progress', 'Waiting for customer'])
    .where('ticket.type', 'in', ['LINKREQUEST', 'UNLINKREQUEST', 'LINKINVITE', 'UNLINKINVITE'])
    .where('service.idp_visible_only', '=', sql<boolean>`true`)
    .orderBy('service.entity_id')
    .execute();
  return rows.map((row) => row.entity_id);
}

/** Returns the viewer for a person. If the federation no longer has the institution, the viewer is a guest. */
export async function viewerFor(
  queries: Queries,
  audience: Audience,
  institution: string | undefined,
): Promise<Viewer> {
  if (audience === 'guest' || institution === undefined) return { audience: 'guest' };
  const row = await queries
    .selectFrom('institution')
    .select(['entity_id', 'institution_id', 'state', 'allowed_all', 'connections_version'])
    .where('entity_id', '=', institution)
    .executeTakeFirst();
  if (!row) return { audience: 'guest' };
  return {
    audience,
    institution: {
      entityId: row.entity_id,
      institutionId: row.institution_id,
      state: row.state,
      allowedAll: row.allowed_all,
      connectionsVersion: row.connections_version,
      invited: await invitedServices(queries, institution),
    },
  };
}

/** Returns the viewer for a super user who looks for services to invite an institution to. */
export async function invitingViewer(queries: Queries, institution: string): Promise<Viewer> {
  return { ...(await viewerFor(queries, 'superUser', institution)), inviting: true };
}
