import type { Entry } from 'ldapts';
import { withinTrace } from '../../platform/telemetry/spans';
import { comparableName, escapedInName, isDistinguished } from './distinguishedName';
import {
  calledPlainly,
  UnusableAnswer,
  personCalled,
  type DirectoryPerson,
  type RoleDirectory,
} from './roleDirectory';

export interface LdapSettings {
  readonly kind: 'ldap';
  /** `ldap:` or `ldaps:` with a host. */
  readonly url: string;
  /** True if a connection by `ldap:` is encrypted before anything is sent. */
  readonly startTls: boolean;
  /** Certificates in PEM for verifying the directory's; absent: those of the machine. */
  readonly ca?: string;
  /** Absent: anonymous, so the directory must allow anonymous searches. */
  readonly account?: { readonly dn: string; readonly password: string };
  readonly base: string;
  /** Finds people (RFC 4515); `{person}` and `{institution}` are placeholders. */
  readonly filter: string;
  /** Attribute that identifies people. */
  readonly person: string;
  /** Attribute of people with their roles. */
  readonly roles: string;
}

/** More people than this in an institution mean a mistake in the filter. */
const MOST_PEOPLE = 5_000;
const PAGE = 500;
/** By the names of the library's errors. */
const REFUSALS: Readonly<Record<string, string>> = {
  InvalidCredentialsError: 'it refuses ROLES_USER with ROLES_PASSWORD',
  NoSuchObjectError: 'it has no entry ROLES_LDAP_BASE that the account may see',
  InsufficientAccessError: 'the account may not search there',
};

/**
 * Reads roles by LDAP: searches the entries of people, one attribute of which names their roles. An incomplete list is
 * a failure: people who are missing from it would lose their roles.
 */
export function ldapDirectory(settings: LdapSettings, timeoutMs: number): RoleDirectory {
  const { filter, base, person, roles: rolesAttribute } = settings;

  async function search(wanted: string): Promise<Entry[]> {
    const client = await connected(settings, timeoutMs);
    try {
      const found: Entry[] = [];
      // The request has no limit of ours: with one, the library treats the directory's truncated answer as complete.
      const pages = client.searchPaginated(base, {
        filter: wanted,
        scope: 'sub',
        attributes: [person, rolesAttribute, 'givenName', 'sn', 'cn', 'displayName', 'mail'],
        paged: { pageSize: PAGE },
      });
      for await (const { searchEntries } of pages) {
        found.push(...searchEntries);
        if (found.length > MOST_PEOPLE)
          throw new UnusableAnswer(`it tells more than ${MOST_PEOPLE} people of one institution`);
      }
      return found;
    } catch (error) {
      throw explained(error);
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  return {
    called: (name, institutionId) =>
      calledPlainly(name, isDistinguished(name) ? escapedInName(institutionId) : institutionId),
    async people(institutionId, roles, uid) {
      const found = filterFor(filter, institutionId, uid);
      const held = roles.map((role) => `(${rolesAttribute}=${escaped(role)})`).join('');
      const entries = await within(timeoutMs, () =>
        withinTrace('LDAP role directory', () => search(`(&${found}(|${held}))`)),
      );
      return entries.flatMap((entry) => personOf(entry, settings, roles));
    },
  };
}

/**
 * Returns the filter for these values, which may themselves look like a placeholder; without a person it finds all
 * people.
 */
export function filterFor(filter: string, institutionId: string, uid: string | undefined): string {
  const values = {
    '{institution}': escaped(institutionId),
    '{person}': uid === undefined ? '*' : escaped(uid),
  };
  return filter.replaceAll(/\{institution\}|\{person\}/g, (name) => values[name as keyof typeof values]);
}

/** Loads the library at the first request, since most installations make none. */
async function connected({ url, ca, startTls, account }: LdapSettings, timeoutMs: number) {
  const { Client } = await import('ldapts');
  const tls = { ...(ca !== undefined && { ca }) };
  const client = new Client({
    url,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    ...(url.startsWith('ldaps:') && { tlsOptions: tls }),
  });
  try {
    // The name that the certificate must have: an existing socket does not provide one.
    if (startTls) await client.startTLS({ ...tls, host: new URL(url).hostname });
    if (account) await client.bind(account.dn, account.password);
    return client;
  } catch (error) {
    await client.unbind().catch(() => undefined);
    throw explained(error);
  }
}

/** Puts a refusal into words, without the error of the library, which often has its number alone. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'SizeLimitExceededError')
    return new UnusableAnswer('its limit of entries cuts a list off');
  const words = REFUSALS[error.name];
  return words === undefined ? error : new Error(words);
}

function personOf(
  entry: Entry,
  { person, roles: rolesAttribute }: LdapSettings,
  requested: readonly string[],
): DirectoryPerson[] {
  const [uid] = valuesOf(entry, person);
  if (uid === undefined) return [];
  const first = (name: string) => valuesOf(entry, name)[0];
  const held = new Set(valuesOf(entry, rolesAttribute).map(comparableName));
  return [
    personCalled({
      uid,
      firstName: first('givenName'),
      surname: first('sn'),
      fullName: first('displayName') ?? first('cn'),
      email: first('mail'),
      roles: requested.filter((role) => held.has(comparableName(role))),
    }),
  ];
}

function valuesOf(entry: Entry, name: string): string[] {
  const key = Object.keys(entry).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? [] : entry[key];
  return [value].flat().flatMap((one) => (one === undefined || one.length === 0 ? [] : one.toString()));
}

/** Escapes a value for a filter (RFC 4515, 3). */
function escaped(value: string): string {
  return value.replaceAll(/[\\*()\0]/g, (sign) => `\\${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    clearTimeout(timer);
  }
}
