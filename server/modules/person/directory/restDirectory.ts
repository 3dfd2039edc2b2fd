import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { fetchFrom } from '../../../platform/telemetry/spans';
import type { DirectoryPerson, RoleDirectory } from './roleDirectory';

export interface RestSettings {
  readonly kind: 'rest';
  readonly url: string;
  /** Value of the header; absent: the directory asks for no account. */
  readonly authorization?: string;
}

const MOST_BYTES = 4 * 1024 * 1024;

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
/** A person as the contract has them (3.11); members beyond these are ignored. */
const Told = Type.Array(
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
export function restDirectory({ url, authorization }: RestSettings, timeoutMs: number): RoleDirectory {
  const headers = {
    accept: 'application/json',
    'user-agent': 'idp-dashboard',
    ...(authorization !== undefined && { authorization }),
  };

  return {
    async people(institutionId, _roles, uid) {
      const address = new URL(url);
      address.searchParams.set('institutionId', institutionId);
      if (uid !== undefined) address.searchParams.set('uid', uid);
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetchFrom('role directory')(address.href, {
        headers,
        redirect: 'error',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the answer is ${response.status}`);
      }
      const told = parsed(await textOf(response));
      if (!Value.Check(Told, told)) throw new Error('the answer is not a list of people with roles');
      const people = told.map(personOf);
      return uid === undefined ? people : people.filter((person) => person.uid === uid);
    },
  };
}

function personOf(told: Static<typeof Told>[number]): DirectoryPerson {
  const { uid, middleName, email, roles } = told;
  const firstName = told.firstName ?? '';
  const surname = told.surname ?? '';
  const made = [firstName, middleName, surname].filter(Boolean).join(' ');
  return {
    uid,
    firstName,
    ...(middleName && { middleName }),
    surname,
    fullName: told.fullName || made || uid,
    ...(email && { email }),
    roles: roles.map(({ roleName }) => roleName),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
