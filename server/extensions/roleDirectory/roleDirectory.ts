import type { PersonWithRole } from '../../modules/person/roles.module';
import { oneLine } from '../../platform/text/oneLine';

/** A person with roles in an institution, as a directory has them. */
export interface DirectoryPerson extends PersonWithRole {
  /** Names of the roles in the directory, including those that mean nothing here. */
  readonly roles: readonly string[];
}

/** Where roles are kept outside of the dashboard. */
export interface RoleDirectory {
  /** Returns what the directory calls a role in an institution, of a name of the settings with `{institution}` in it. */
  called(name: string, institutionId: string): string;
  /**
   * Reads who has which of these roles in the institution with this institution id; of one person where `uid` is given. Rejects where the
   * directory does not answer in time, or not as it should (OfNoUse: it does, but not this question); the message is one line without
   * secrets.
   */
  people(institutionId: string, roles: readonly string[], uid?: string): Promise<DirectoryPerson[]>;
}

/** Thrown by a directory that asks to be left alone for this many seconds. */
export class AskedToWait extends Error {
  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/**
 * Thrown by a directory that has answered, where what it keeps is no answer to this question: it may well answer others, of other people
 * and institutions.
 */
export class OfNoUse extends Error {}

const LONGEST_TEXT = 255;

/** Puts the institution id into a name as it is. */
export function calledPlainly(name: string, institutionId: string): string {
  return name.replaceAll('{institution}', () => institutionId);
}

/**
 * Makes a person of what a directory tells of their name, in texts of one line; the name as a whole, if it tells none, is its parts.
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
