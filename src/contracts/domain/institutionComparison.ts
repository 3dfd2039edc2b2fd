import type { ConsentSetting } from './change';
import type { Institution } from './person';
import type { ServiceRef } from './serviceRef';

/** Name in `extensions` of `/users/me` where the server tells what institutions are compared by. */
export const COMPARISON_EXTENSION = 'comparison';

/** A service that an institution is connected to, with what the institution has set for it. */
export interface ComparedService extends ServiceRef {
  readonly entityId: string;
  readonly name: string;
  readonly organisation: string;
  /** URI of the assurance level that logins need; absent: that of every login. */
  readonly level?: string;
  /** URI of the authentication that logins need; absent: the usual one. */
  readonly multiFactor?: string;
  readonly consent: ConsentSetting;
  /** Number of authorization policies that are about it. */
  readonly policies: number;
}

/** What an institution is compared with another by. */
export interface ComparedInstitution {
  readonly institution: Institution;
  readonly services: readonly ComparedService[];
}
