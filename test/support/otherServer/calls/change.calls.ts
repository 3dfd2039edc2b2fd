import { badRequest, emptyForbidden, enveloped } from '../answers';
import { entityType, jsonOf, liveRoles, requireLevel, type Call, type Row } from '../call';
import { changeFiledJson } from '../shapes/actionJson';
import { person } from '../shapes/userJson';

/** Rows for requests to change a setting of a service. There are no idempotency keys: each post files a ticket. */
export const changeCalls: readonly Row[] = [
  {
    method: 'POST',
    path: '/users/me/consent',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    needsInstitution: true,
    answer: consent,
  },
  {
    method: 'POST',
    path: '/users/me/surfsecureid',
    roles: ['ADMIN', 'SUPER_USER'],
    needsInstitution: true,
    answer: surfSecureId,
  },
  {
    method: 'POST',
    path: '/users/me/mfa',
    roles: ['ADMIN', 'SUPER_USER'],
    needsInstitution: true,
    answer: multiFactor,
  },
];

/**
 * Compares consent. Null is not the empty text, and breaks the comparison (WIRE T2); the Portuguese text does not
 * count.
 */
function consent(call: Call): Response {
  const body: Partial<Record<string, unknown>> = { ...jsonOf(call) };
  allow(call, 2);
  const { spEntityId, type, explanationEn, explanationNl } = body;
  if (typeof explanationEn !== 'string' || typeof explanationNl !== 'string') throw badRequest();
  if (typeof type !== 'string') throw badRequest();
  const entry = call.federation.consents.find((one) => one.spEntityId === spEntityId);
  const same = entry
    ? entry.type === type && entry.explanationEn === explanationEn && entry.explanationNl === explanationNl
    : type === 'MINIMAL_CONSENT' && explanationEn.trim() === '' && explanationNl.trim() === '';
  return answer(call, same, String(spEntityId), {});
}

/** Accepts a lower level. If the service has its own level, any other is refused. */
function surfSecureId(call: Call): Response {
  const body: Partial<Record<string, unknown>> = { ...jsonOf(call) };
  allow(call, 3);
  const type = entityType(body['entityType']);
  const { services, stepupEntities } = call.federation;
  const service = services.find((one) => one.spEntityId === body['entityId'] && one.entityType === type);
  if (!service) throw badRequest();
  const set = stepupEntities[service.spEntityId];
  const { loaLevel } = body;
  if (typeof loaLevel !== 'string' && set !== undefined) throw badRequest('java.lang.NullPointerException');
  const same = (loaLevel || undefined) === set;
  return answer(call, same, service.spEntityId, { loaLevel: String(loaLevel) });
}

/** Checks neither the service nor the value. */
function multiFactor(call: Call): Response {
  const body: Partial<Record<string, unknown>> = { ...jsonOf(call) };
  allow(call, 2);
  const entityId = String(body['entityId']);
  const value = typeof body['authnContextLevel'] === 'string' ? body['authnContextLevel'] : '';
  const same = (value || undefined) === call.federation.mfaEntities[entityId];
  return answer(call, same, entityId, { mfaLevel: value });
}

export function allow(call: Call, level: 2 | 3): void {
  requireLevel(call, level);
  if (!call.login || !liveRoles(call.login).includes('ADMIN')) throw emptyForbidden();
}

/** Answers a request for a change; `filed` is the requested change, which is also in the ticket's text. */
export function answer(call: Call, same: boolean, spId: string, filed: object): Response {
  const { federation, institution, language } = call;
  if (same) return enveloped({ 'no-changes': true }, language);
  if (federation.ticketSystem === 'fails') throw badRequest('java.lang.RuntimeException');
  const key = `CXT-${501 + federation.tickets.length}`;
  const now = Date.now();
  federation.tickets.push({
    key,
    type: 'CHANGE',
    idpId: institution?.entityId ?? '',
    spId,
    typeMetaData: 'saml20_sp',
    status: 'Open',
    body: [
      `Applicant name: ${person.displayName}`,
      `Applicant email: ${person.email}`,
      ...Object.entries(filed).map(([name, value]) => `${name}: ${String(value)}`),
    ].join('\n'),
    emailTo: '',
    personalMessage: '',
    comments: [],
    createdAt: now,
    updatedAt: now,
  });
  if (federation.ticketSystem === 'failsAfterFiling') throw badRequest('java.lang.RuntimeException');
  return enveloped({ ...changeFiledJson(call, key, spId), ...filed }, language);
}
