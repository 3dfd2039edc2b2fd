import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { queryDirectory, Refused, type WebDirectory } from './queryDirectory';
import { calledPlainly, UnusableAnswer, personCalled, type RoleDirectory } from './roleDirectory';

/** Attributes of SCIM that identify a person. */
export const SCIM_PERSON = ['userName', 'externalId', 'id'] as const;

export interface ScimSettings extends WebDirectory {
  readonly kind: 'scim';
  /** Attribute that identifies people. */
  readonly person: (typeof SCIM_PERSON)[number];
}

const PAGE = 100;
/** Maximum number of people of an institution, and of groups with the same names. */
const MOST = 5_000;
/** People per request, so that no address is too long. */
const AT_A_TIME = 20;

const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
/** RFC 7644, 3.4.2. */
const ListResponse = Type.Object({
  schemas: Type.Array(Type.String()),
  totalResults: Type.Integer({ minimum: 0 }),
  Resources: Type.Optional(Type.Array(Type.Object({ id: Type.String({ minLength: 1 }) }))),
});

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]));
const text = orNull(Type.String());
const References = orNull(Type.Array(Type.Object({ value: text })));
/** RFC 7643, 4.2. */
const Group = Type.Object({ id: Type.String(), displayName: Type.String(), members: References });
/** RFC 7643, 4.1. */
const User = Type.Object({
  id: Type.String(),
  userName: text,
  externalId: text,
  active: orNull(Type.Boolean()),
  displayName: text,
  name: orNull(Type.Object({ formatted: text, givenName: text, middleName: text, familyName: text })),
  emails: orNull(Type.Array(Type.Object({ value: text, primary: orNull(Type.Boolean()) }))),
  groups: References,
});
type User = Static<typeof User>;

const USER_ATTRIBUTES = ['externalId', 'userName', 'active', 'displayName', 'name', 'emails', 'groups'];

/**
 * Reads roles by SCIM 2.0: those of the groups with these names that have a person as a member. It trusts no filter,
 * since a server may not support any: the answers show which people were requested, and who is a member.
 */
export function scimDirectory(settings: ScimSettings, timeoutMs: number): RoleDirectory {
  const { person } = settings;

  async function page<Schema extends TSchema>(
    { resource, schema, filter, attributes }: Question<Schema>,
    startIndex: number,
    signal: AbortSignal,
  ) {
    const address = new URL(`${settings.url}/${resource}`);
    const parameters = { filter, attributes: attributes.join(), startIndex, count: PAGE };
    // A blank is %20, since not every server decodes the address like a form.
    address.search = Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&');
    const listResponse = await queryDirectory(
      address,
      settings,
      'application/scim+json, application/json',
      signal,
    );
    if (!Value.Check(ListResponse, listResponse) || !listResponse.schemas.includes(LIST))
      throw new Error('the answer is not a list of SCIM');
    const { totalResults, Resources: resources = [] } = listResponse;
    if (!Value.Check(Type.Array(schema), resources))
      throw new UnusableAnswer(`the answer has what is not of ${resource}`);
    return { totalResults, resources };
  }

  /** Reads all pages. */
  async function all<Schema extends TSchema>(
    question: Question<Schema>,
    signal: AbortSignal,
  ): Promise<Static<Schema>[]> {
    const found = new Map<string, Static<Schema>>();
    for (let startIndex = 1; ;) {
      const { totalResults, resources } = await page(question, startIndex, signal);
      if (totalResults > MOST)
        throw new UnusableAnswer(`there are more than ${MOST} of ${question.resource}`);
      const before = found.size;
      for (const one of resources as readonly (Static<Schema> & { readonly id: string })[])
        found.set(one.id, one);
      startIndex += resources.length;
      if (startIndex > totalResults) return [...found.values()];
      if (found.size === before) throw new UnusableAnswer(`the pages of ${question.resource} do not go on`);
    }
  }

  async function groupsNamed(names: readonly string[], signal: AbortSignal) {
    const filter = anyOf('displayName', names);
    const found = await all(
      { resource: 'Groups', schema: Group, filter, attributes: ['displayName', 'members'] },
      signal,
    );
    return names.flatMap((name) => {
      const called = found.filter(({ displayName }) => sameText(displayName, name));
      // A person who may create groups of any name could give themselves a role.
      if (called.length > 1) throw new UnusableAnswer('two groups have the name of a role');
      return called.map((group) => ({ ...group, role: name }));
    });
  }

  async function users(attribute: string, values: readonly string[], signal: AbortSignal) {
    const found: User[] = [];
    for (let at = 0; at < values.length; at += AT_A_TIME) {
      const filter = anyOf(attribute, values.slice(at, at + AT_A_TIME));
      const question = { resource: 'Users', schema: User, filter, attributes: USER_ATTRIBUTES } as const;
      found.push(...(await all(question, signal)));
    }
    return found;
  }

  async function userCalled(uid: string, signal: AbortSignal) {
    const isSame = person === 'userName' ? sameText : (one: string, other: string) => one === other;
    const found = (await users(person, [uid], signal)).filter((user) => isSame(user[person] ?? '', uid));
    if (found.length > 1) throw new UnusableAnswer('it knows two people by one identifier');
    return found;
  }

  /**
   * Reads the members of groups; for groups without a list of members, looks up people by group, if the server supports
   * such a filter.
   */
  async function membersOf(groups: readonly Static<typeof Group>[], signal: AbortSignal) {
    const members = new Set(groups.flatMap(({ members }) => valuesOf(members)));
    const silent = groups.filter(({ members }) => valuesOf(members).length === 0).map(({ id }) => id);
    const found = await users('groups.value', silent, signal).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 400) return [];
      throw error;
    });
    return [...(await users('id', [...members], signal)), ...found.filter(({ id }) => !members.has(id))];
  }

  return {
    called: calledPlainly,
    async people(_institutionId, roles, uid) {
      const signal = AbortSignal.timeout(timeoutMs);
      const groups = await groupsNamed(roles, signal);
      const found = await (uid === undefined ? membersOf(groups, signal) : userCalled(uid, signal));
      return found
        .filter(({ active }) => active !== false)
        .flatMap((user) => {
          const own = valuesOf(user.groups);
          const held = groups.filter(
            (group) => own.includes(group.id) || valuesOf(group.members).includes(user.id),
          );
          return personOf(
            user,
            uid ?? user[person],
            held.map(({ role }) => role),
          );
        });
    },
  };
}

interface Question<Schema extends TSchema> {
  readonly resource: 'Users' | 'Groups';
  readonly schema: Schema;
  readonly filter: string;
  readonly attributes: readonly string[];
}

/** Returns a filter for people with one of the values (RFC 7644, 3.4.2.2): a value is a JSON string. */
export function anyOf(attribute: string, values: readonly string[]): string {
  return values.map((value) => `${attribute} eq ${JSON.stringify(value)}`).join(' or ');
}

function personOf(
  { name, displayName, emails }: User,
  uid: string | null | undefined,
  roles: readonly string[],
) {
  if (!uid) return [];
  const first = emails?.find(({ primary }) => primary) ?? emails?.[0];
  return [
    personCalled({
      uid,
      firstName: name?.givenName,
      middleName: name?.middleName,
      surname: name?.familyName,
      fullName: displayName || name?.formatted,
      email: first?.value,
      roles,
    }),
  ];
}

function valuesOf(references: Static<typeof References> | undefined): string[] {
  return (references ?? []).flatMap(({ value }) => value ?? []);
}

/** Names of people and groups are case-insensitive (RFC 7643, 8.7.1). */
function sameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
