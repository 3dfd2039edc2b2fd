import { badRequest, enveloped, Refused } from '../answers';
import { entityType, fieldsOf, jsonOf, required, type Call, type Row } from '../call';
import type { HeldService } from '../federation';
import { smallInstitutionJson } from '../shapes/institutionJson';
import { categoryJson, enriched, isConnected, serviceJson } from '../shapes/serviceJson';

/** Rows for the catalogue. */
export const serviceCalls: readonly Row[] = [
  { method: 'GET', path: '/services', needsInstitution: true, answer: catalogue },
  {
    method: 'any',
    path: '/services/connected',
    needsInstitution: true,
    answer: (call) => {
      const connected = visibleServices(call).filter((held) => isConnected(held, call.institution?.entityId));
      return enveloped(
        connected.map((held) => alone(call, held)),
        call.language,
      );
    },
  },
  { method: 'any', path: '/services/invitation-request-services', needsInstitution: true, answer: invitable },
  { method: 'any', path: '/services/detail', needsInstitution: true, answer: detail },
  {
    method: 'any',
    path: '/services/idps',
    roles: ['ADMIN', 'VIEWER', 'MEMBER', 'SUPER_USER'],
    answer: users,
  },
  { method: 'POST', path: '/services/by-entity-ids', answer: byEntityIds },
];

/**
 * Returns the services that the caller sees. The state does not matter; services for connected institutions only are
 * visible to those.
 */
export function visibleServices({ federation, login, institution }: Call): readonly HeldService[] {
  return federation.services.filter((held) => {
    if (held.entityType === 'oauth20_rs') return false;
    if (!held.idpVisibleOnly || isConnected(held, institution?.entityId)) return true;
    const own = held.institutionId !== undefined && held.institutionId === institution?.institutionId;
    return own || (login?.invitationRequestEntities.includes(held.spEntityId) ?? false);
  });
}

function catalogue(call: Call): Response {
  const seen = visibleServices(call);
  const apps = seen.map((held) => serviceJson(held, call.institution?.entityId, call.language));
  const facets = seen.length > 0 ? [categoryJson(seen, call.language)] : [];
  return enveloped({ apps, facets }, call.language);
}

/** Returns the catalogue with services that only their institution sees. */
function invitable({ federation, institution, language }: Call): Response {
  const seen = federation.services.filter(({ entityType }) => entityType !== 'oauth20_rs');
  const apps = seen.map((held) => serviceJson(held, institution?.entityId, language));
  return enveloped({ apps }, language);
}

/** Returns a service as the whole payload, with the attribute values of the person's own login. */
function alone({ institution, language, login }: Call, held: HeldService): object {
  return enriched(serviceJson(held, institution?.entityId, language), held, login);
}

/**
 * Finds a service by number and type, with any visibility; other types are looked for among the templates. An
 * unknown one is answered with an empty 404.
 */
function detail(call: Call): Response {
  const fields = fieldsOf(call);
  const id = Number(required(fields, 'spId'));
  const wanted = entityType(required(fields, 'entityType'));
  if (!Number.isInteger(id)) throw badRequest('java.lang.NumberFormatException');
  const among = ['saml20_sp', 'oidc10_rp'].includes(wanted) ? wanted : 'single_tenant_template';
  const found = call.federation.services.find((held) => held.id === id && held.entityType === among);
  if (!found) throw new Refused(404, 'empty');
  return enveloped(alone(call, found), call.language);
}

function users(call: Call): Response {
  const { federation, language } = call;
  const fields = fieldsOf(call);
  const entityId = required(fields, 'spEntityId');
  entityType(required(fields, 'type'));
  const found = federation.services.find(({ spEntityId }) => spEntityId === entityId);
  if (!found) throw badRequest();
  const connected = federation.institutions.filter((one) => found.connectedTo.includes(one.entityId));
  return enveloped(connected.map(smallInstitutionJson), language);
}

/** Returns services by entity id: with any visibility, never connected, and without unknown ones. */
function byEntityIds(call: Call): Response {
  const wanted = jsonOf(call);
  if (!Array.isArray(wanted)) throw badRequest();
  const found = call.federation.services.filter(({ spEntityId }) => wanted.includes(spEntityId));
  const rows = found.map((held) => enriched(serviceJson(held, undefined, call.language), held, call.login));
  return enveloped(rows, call.language);
}
