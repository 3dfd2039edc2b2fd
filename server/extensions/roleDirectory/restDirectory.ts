import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { queryDirectory, type WebDirectory } from './queryDirectory';
import { calledPlainly, UnusableAnswer, personCalled, type RoleDirectory } from './roleDirectory';

export interface RestSettings extends WebDirectory {
  readonly kind: 'rest';
}

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
/** A person in the contract (3.11); members beyond these are ignored. */
const PeopleResponse = Type.Array(
  Type.Object({
    uid: Type.String({ minLength: 1 }),
    firstName: text,
    middleName: text,
    surname: text,
    fullName: text,
    email: text,
    roles: Type.Array(Type.Object({ roleName: Type.String() })),
  }),
);

/** Reads roles by `GET URL?institutionId=…` and `GET URL?institutionId=…&uid=…`, which answer a JSON list of people. */
export function restDirectory(settings: RestSettings, timeoutMs: number): RoleDirectory {
  return {
    called: calledPlainly,
    async people(institutionId, _roles, uid) {
      const address = new URL(settings.url);
      address.searchParams.set('institutionId', institutionId);
      if (uid !== undefined) address.searchParams.set('uid', uid);
      const signal = AbortSignal.timeout(timeoutMs);
      const payload = await queryDirectory(address, settings, 'application/json', signal);
      if (!Value.Check(PeopleResponse, payload)) {
        const reason = 'the answer is not a list of people with roles';
        throw Array.isArray(payload) ? new UnusableAnswer(reason) : new Error(reason);
      }
      const people = payload.map(({ firstName, surname, fullName, email, roles, ...person }) =>
        personCalled({
          ...person,
          firstName,
          surname,
          fullName,
          email,
          roles: roles.map(({ roleName }) => roleName),
        }),
      );
      return uid === undefined ? people : people.filter((person) => person.uid === uid);
    },
  };
}
