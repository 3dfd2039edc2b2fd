import { MAINTAINER_ROLE, OWNER_ROLE } from '../../../../src/contracts/domain/institution/institutionRole';
import type { Authority } from '../../../../src/contracts/wire/enumerations';
import type { InstitutionRoles, RoleHolder } from '../../../../src/contracts/wire/roles';
import type { InstitutionPayload } from './dashboardInstitution';
import type { ExistingServer } from './existingServer';

/** Reads the people with each role in an institution, if the server sends them. */
export async function* peopleOf(
  server: ExistingServer,
  institutions: readonly InstitutionPayload[],
  note: (sentence: string) => void,
): AsyncGenerator<object> {
  const first = new Map(
    institutions.map(({ id, institutionId }) => [institutionId, id]).reverse() as [string, string][],
  );
  const seen = new Set<string>();
  for (const [institutionId, institution] of first) {
    if (!institutionId) continue;
    const path = `/idp/sab/roles?institutionId=${encodeURIComponent(institutionId)}`;
    const roles = (await server.tryRead(path)) as InstitutionRoles | undefined;
    if (!roles) return note('The server does not tell the roles of people; they are not in the file.');
    yield* peopleIn(roles, institution, seen, note);
  }
}

function* peopleIn(
  roles: InstitutionRoles,
  institution: string,
  seen: Set<string>,
  note: (sentence: string) => void,
): Generator<object> {
  const held = new Map<string, { holder: Partial<RoleHolder>; roles: Authority[] }>();
  const hold = (holders: readonly Partial<RoleHolder>[] = [], role: Authority) => {
    for (const holder of holders) {
      if (!holder.uid) continue;
      const known = held.get(holder.uid) ?? { holder, roles: [] };
      held.set(holder.uid, { ...known, roles: [...known.roles, role] });
    }
  };
  hold(roles[OWNER_ROLE], 'ROLE_DASHBOARD_ADMIN');
  hold(roles[MAINTAINER_ROLE], 'ROLE_DASHBOARD_VIEWER');
  for (const [subject, { holder, roles: own }] of held) {
    if (seen.has(subject)) {
      note(`${subject} has roles in several institutions; those in the one of ${institution} are left out.`);
      continue;
    }
    seen.add(subject);
    const surName = [holder.middleName, holder.surname].filter(Boolean).join(' ');
    const { firstName: givenName = '', email = '' } = holder;
    yield { kind: 'person', subject, givenName, surName, email, institution, roles: own };
  }
}
