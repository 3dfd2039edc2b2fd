import type { ConsentType, EntityType } from '../../wire/enumerations';
import type { InstitutionChange } from '../institution/institutionSettings';
import type { OwnLanguage } from '../language';
import { enoughRank, type Level } from '../services/level';
import { settingKinds, type ServiceSubject } from '../services/settingKinds';

export type { ServiceSubject };
/**
 * The changes that only the federation's desk can make: a setting of a service at an institution, or the
 * institution itself.
 */
export type ChangeSubject = ServiceSubject | 'institution';

interface OfService<Subject extends ServiceSubject> {
  readonly subject: Subject;
  readonly serviceEntityId: string;
  readonly serviceType: EntityType;
}

/** Consent setting of a service: how people are asked before it gets their attributes. */
export interface ConsentSetting {
  readonly type: ConsentType;
  /** Blank: none. */
  readonly explanations: Readonly<Record<OwnLanguage, string>>;
}

/** A change that a person requests from the desk; each member is the requested value. */
export type SettingsChange = ServiceChange | InstitutionChange;

export type ServiceChange =
  | (OfService<'consent'> & ConsentSetting)
  /** Level URI. */
  | (OfService<'strongAuthentication'> & { readonly level: string })
  /** Authentication context; empty: none. */
  | (OfService<'multiFactor'> & { readonly level: string });

/** Returns the entity ID of the changed service or institution. */
export function entityIdOf(change: SettingsChange): string {
  return change.subject === 'institution' ? change.institution : change.serviceEntityId;
}

/** Rank that a login needs to request a change. */
export const levelOfChange: Readonly<Record<ChangeSubject, number>> = {
  consent: settingKinds.consent.rank,
  strongAuthentication: settingKinds.strongAuthentication.rank,
  multiFactor: settingKinds.multiFactor.rank,
  institution: 2,
};

/** Returns the same rank if the levels of the installation are known; the highest of them is always enough. */
export function rankOfChange(subject: ChangeSubject, levels: readonly Level[]): number {
  return enoughRank(levels, levelOfChange[subject]);
}

/** A change that the desk has not processed yet. */
export interface PendingChange {
  readonly ticketKey: string;
  /** ISO 8601, UTC. */
  readonly requestedAt: string;
  readonly userName: string;
  readonly subject: ChangeSubject;
  /** Absent for the institution itself. */
  readonly serviceEntityId?: string;
  /** The fields, by the member names of the request's body; absent values: none. */
  readonly fields: readonly { readonly field: string; readonly from?: string; readonly to?: string }[];
}

/** Name in `extensions` of `/users/me` if the server lists pending changes. */
export const CHANGES_EXTENSION = 'changes';

/** Name in `extensions` of `/users/me` if the server can add and remove contacts. */
export const CONTACTS_EXTENSION = 'contacts';
