import { bare, badRequest, empty, emptyForbidden, enveloped } from '../answers';
import { jsonOf, ownInstitutions, type Call, type Row } from '../call';
import type { Federation, Login, Role } from '../federation';
import { institutionJson } from '../shapes/institutionJson';
import { guestJson, userJson } from '../shapes/userJson';

/** Rows for the person and the session. */
export const personCalls: readonly Row[] = [
  {
    method: 'any',
    path: '/users/me',
    answer: ({ federation, login, language }) =>
      enveloped(login ? userJson(federation, login) : guestJson(federation), language),
  },
  {
    method: 'any',
    path: '/users/me/switch-to-idp',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    answer: switched,
  },
  {
    method: 'any',
    path: '/users/super/idps',
    roles: ['SUPER_USER'],
    answer: ({ federation, language }) =>
      enveloped(
        {
          idps: federation.institutions.map((held) => institutionJson(federation, held)),
          roles: ['ROLE_DASHBOARD_VIEWER', 'ROLE_DASHBOARD_ADMIN'],
        },
        language,
      ),
  },
  { method: 'any', path: '/idp/sab/roles', answer: rolesAnywhere },
  { method: 'any', path: '/users/disableConsent', answer: consents },
  { method: 'any', path: '/idp/current/roles', needsInstitution: true, answer: rolesOfInstitution },
  {
    method: 'any',
    path: '/logout',
    answer: ({ federation }) => {
      federation.login = null;
      return empty(204);
    },
  },
  {
    method: 'POST',
    path: '/jsError',
    answer: (call) => {
      if (Array.isArray(jsonOf(call))) throw badRequest();
      return empty(200);
    },
  },
];

/**
 * Switches the role for anyone, not only for super users, which is a weakness of the existing server (WIRE
 * T30).
 */
function switched(call: Call): Response {
  const { federation, params } = call;
  const login = federation.login;
  if (!login) throw badRequest();
  const idpId = params.get('idpId');
  if (!idpId) {
    if (login.role !== 'SUPER_USER') throw badRequest('java.lang.SecurityException');
    federation.login = withoutSwitch(login);
    return empty(204);
  }
  const allowed = login.role === 'SUPER_USER' ? federation.institutions : ownInstitutions(federation, login);
  if (!allowed.some(({ entityId }) => entityId === idpId)) throw badRequest('java.lang.SecurityException');
  federation.login = { ...login, switchedTo: { idp: idpId, role: roleIn(params.get('role')) } };
  const response = empty(204);
  response.headers.append('Set-Cookie', `IDP_ID_COOKIE_NAME=${encodeURIComponent(idpId)}; HttpOnly`);
  return response;
}

const roles: readonly Role[] = ['ADMIN', 'VIEWER', 'MEMBER', 'SUPER_USER'];

function roleIn(authority: string | null): Role | undefined {
  if (!authority) return undefined;
  const role = roles.find((one) => authority === `ROLE_DASHBOARD_${one}`);
  if (!role) throw badRequest();
  return role;
}

function withoutSwitch({ role, level, idp, invitationRequestEntities }: Login): Login {
  return { role, level, idp, invitationRequestEntities };
}

/** Returns who has a role in any institution; only for super users. */
function rolesAnywhere({ federation, login, params, language }: Call): Response {
  if (login?.role !== 'SUPER_USER') throw emptyForbidden();
  const id = params.get('institutionId');
  if (id === null) throw badRequest('org.springframework.web.bind.MissingServletRequestParameterException');
  return enveloped(holdersOf(federation, id), language);
}

/** Returns who has a role in the person's own institution; nothing at all to guests and members. */
function rolesOfInstitution({ federation, login, institution, language }: Call): Response {
  const maySeeHolders =
    login &&
    login.role !== 'MEMBER' &&
    institution &&
    ownInstitutions(federation, login).includes(institution);
  return enveloped(maySeeHolders ? holdersOf(federation, institution.institutionId ?? '') : {}, language);
}

/** Returns who has a role in an institution with an id: who is held, else one owner. */
function holdersOf({ people }: Federation, id: string): object {
  if (id.trim() === '') return {};
  if (people) return people[id] ?? {};
  const owner = {
    firstName: 'Olga',
    surname: 'Owner',
    fullName: 'Olga Owner',
    uid: `olga-${id}`,
    email: `owner@${id.toLowerCase()}.example`,
    roles: [{ shortName: 'owner', roleName: 'SURFconextverantwoordelijke' }],
  };
  return { SURFconextverantwoordelijke: [owner], SURFconextbeheerder: [] };
}

/** Returns consents as a list without an envelope, with its nulls; an empty one for guests (WIRE T35). */
function consents({ federation, login }: Call): Response {
  const rows = federation.consents.map(({ spEntityId, type, explanationEn, explanationNl }) => {
    return { explanationEn, explanationNl, explanationPt: null, spEntityId, type, typeMetaData: 'saml20_sp' };
  });
  return bare(login ? rows : []);
}
