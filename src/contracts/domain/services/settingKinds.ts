import type { SettingValues } from '../../wire/change';

export type ServiceSubject = keyof SettingValues;

interface SettingKind<Setting extends ServiceSubject> {
  /** Message ID of its name, which is the same wherever the setting is shown. */
  readonly name: string;
  /** Last segment of the address of the setting's page, which links and bookmarks use. */
  readonly segment: string;
  /** Member of the request's body that holds the value. */
  readonly member: keyof SettingValues[Setting];
  /** Name of the value in lists of services: in the security matrix and in reviews. */
  readonly fact: string;
  /** Name of the setting in a sheet of changes. */
  readonly sheet: string;
  /** Rank that a login needs to request a change. */
  readonly rank: number;
}

/** The settings of a service, in the order in which lists of services show them. */
export const settingKinds = {
  strongAuthentication: {
    name: 'strong.level',
    segment: 'surf_secure_id',
    member: 'loaLevel',
    fact: 'level',
    sheet: 'level',
    rank: 3,
  },
  multiFactor: {
    name: 'multiFactor.level',
    segment: 'mfa',
    member: 'authnContextLevel',
    fact: 'multiFactor',
    sheet: 'multi-factor',
    rank: 2,
  },
  consent: {
    name: 'consent.type',
    segment: 'consent',
    member: 'type',
    fact: 'consent',
    sheet: 'consent',
    rank: 2,
  },
} as const satisfies { readonly [Setting in ServiceSubject]: SettingKind<Setting> };

/** Name of a setting's value in lists of services. */
export type SettingFact = (typeof settingKinds)[ServiceSubject]['fact'];

export const settingFacts: readonly SettingFact[] = Object.values(settingKinds).map(({ fact }) => fact);
