import type { ConsentSetting } from '../../../contracts/domain/tickets/change';
import type { Institution } from '../../../contracts/domain/person/person';
import type { ServiceRef } from '../../../contracts/domain/services/serviceRef';

/** Name in `extensions` of `/users/me` if the server has the data for comparing institutions. */
export const COMPARISON_EXTENSION = 'comparison';

/** A service that an institution is connected to, with the institution's settings for it. */
export interface ComparedService extends ServiceRef {
  readonly entityId: string;
  readonly name: string;
  readonly organisation: string;
  /** URI of the assurance level that logins need; absent: that of every login. */
  readonly level?: string;
  /** URI of the authentication that logins need; absent: the usual one. */
  readonly multiFactor?: string;
  readonly consent: ConsentSetting;
  /** Number of authorization policies about it. */
  readonly policies: number;
}

/** Data for comparing an institution with another one. */
export interface ComparedInstitution {
  readonly institution: Institution;
  readonly services: readonly ComparedService[];
}
