import { badRequest, enveloped } from '../answers';
import { jsonOf, loginInstitution, type Call, type Row } from '../call';
import type { HeldContact, HeldInstitution, HeldText } from '../federation';
import { contactName } from '../shapes/institutionJson';
import { serviceJson } from '../shapes/serviceJson';
import { allow, answer } from './change.calls';

/** Rows for changes of the institution itself. */
export const settingsCalls: readonly Row[] = [
  { method: 'any', path: '/users/me/serviceproviders', answer: ownServices },
  {
    method: 'POST',
    path: '/users/me/settings',
    roles: ['ADMIN', 'VIEWER', 'SUPER_USER'],
    needsInstitution: true,
    answer: settings,
  },
];

type Body = Readonly<Partial<Record<string, unknown>>>;

const members: Readonly<Record<string, HeldText>> = {
  keywords: 'keywords',
  organisationUrl: 'homeUrls',
  organisationDisplayName: 'organisationDisplayNames',
  organisationName: 'organisationNames',
  descriptions: 'descriptions',
  displayNames: 'displayNames',
};

/** Returns the institution's services without looking at their connections (WIRE T40). */
function ownServices(call: Call): Response {
  const institution = loginInstitution(call);
  const own = call.federation.services.filter(
    ({ institutionId }) => institutionId !== undefined && institutionId === institution?.institutionId,
  );
  return enveloped(
    own.map((held) => ({
      ...serviceJson(held, undefined, call.language),
      connected: false,
      filteredUserAttributes: [],
    })),
    call.language,
  );
}

/**
 * Compares the settings. A missing text counts as removed, even a Portuguese one; flags and services of the body are
 * ignored (WIRE T23).
 */
function settings(call: Call): Response {
  const body: Body = { ...jsonOf(call) };
  allow(call, 2);
  const institution = loginInstitution(call);
  if (!institution) throw badRequest();
  const changes = [...textChanges(institution, body), ...contactChanges(institution, body)];
  if (blank(body['stateType']) !== institution.state) changes.push('state');
  return answer(call, changes.length === 0, 'N/A', { changes });
}

function textChanges({ texts = {} }: HeldInstitution, body: Body): string[] {
  return Object.entries(members).flatMap(([name, member]) =>
    ['En', 'Nl', 'Pt'].flatMap((ending) => {
      const set = blank(texts[member]?.[ending.toLowerCase()]);
      return blank(body[`${name}${ending}`]) === set ? [] : [`${name}${ending}`];
    }),
  );
}

/**
 * Compares contacts by their position. Further contacts are ignored, and missing ones are not removed. Stored and sent
 * names are split alike, with the word "null" of a missing given name.
 */
function contactChanges(
  { contacts = [{ contactPersonType: 'other' }] }: HeldInstitution,
  body: Body,
): string[] {
  const listed: unknown = body['contactPersons'];
  if (!Array.isArray(listed)) return [];
  return contacts.flatMap((held: HeldContact, index) => {
    const contact: Body = { ...listed[index] };
    if (listed[index] === undefined) return [];
    const { name } = contact;
    if (typeof name !== 'string') throw badRequest('java.lang.NullPointerException');
    const wanted: Body = { ...contact, ...namesIn(name) };
    const own: Body = { ...held, ...namesIn(contactName(held)) };
    const differs = (
      ['givenName', 'surName', 'emailAddress', 'telephoneNumber', 'contactPersonType'] as const
    ).filter((member) => blank(wanted[member]) !== blank(own[member]));
    return differs.map((member) => `contacts:${index}:${member}`);
  });
}

function namesIn(name: string) {
  const [givenName = '', ...rest] = name.split(' ');
  return { givenName, surName: rest.join(' ') };
}

/** Returns a trimmed text; '' for null, empty and blank ones. */
function blank(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
