import type { PersonWithRole } from '../../modules/person/roles.module';
import { oneLine } from '../../platform/text/oneLine';

/** A person with roles in an institution, as a directory has them. */
export interface DirectoryPerson extends PersonWithRole {
  /** Names of the roles in the directory, including those that are not used here. */
  readonly roles: readonly string[];
}

/** Port to the source of roles outside of the dashboard. */
export interface RoleDirectory {
  /**
   * Returns the directory's name of a role in an institution, from a name in the settings with `{institution}` in it.
   */
  called(name: string, institutionId: string): string;
  /**
   * Reads the people with each of these roles in the institution with this institution ID; only one person if `uid` is
   * given. Rejects if the directory does not answer in time, or not correctly (UnusableAnswer: it answers, but not this
   * request); the message is one line without secrets.
   */
  people(institutionId: string, roles: readonly string[], uid?: string): Promise<DirectoryPerson[]>;
}

/** Thrown by a directory that asks for a pause of this many seconds. */
export class RetryLater extends Error {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/**
 * Thrown by a directory that has answered, if its data is not usable for this request: it may well answer others, about
 * other people and institutions.
 */
export class UnusableAnswer extends Error {}

const LONGEST_TEXT = 255;

/** Inserts the institution ID into a name, unescaped. */
export function calledPlainly(name: string, institutionId: string): string {
  return name.replaceAll('{institution}', () => institutionId);
}

/**
 * Makes a person from the parts of their name in a directory, in texts of one line; if there is no full name, it
 * consists of the parts.
 */
export function personCalled({
  uid,
  firstName,
  middleName,
  surname,
  fullName,
  email,
  roles,
}: {
  readonly uid: string;
  readonly firstName: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly surname: string | null | undefined;
  readonly fullName: string | null | undefined;
  readonly email: string | null | undefined;
  readonly roles: readonly string[];
}): DirectoryPerson {
  const line = (text: string | null | undefined) => oneLine(text ?? '', LONGEST_TEXT);
  const [first, middle, last, address] = [firstName, middleName, surname, email].map(line);
  const made = [first, middle, last].filter(Boolean).join(' ');
  return {
    uid,
    firstName: first ?? '',
    ...(middle && { middleName: middle }),
    surname: last ?? '',
    fullName: line(fullName) || made || line(uid),
    ...(address && { email: address }),
    roles,
  };
}
