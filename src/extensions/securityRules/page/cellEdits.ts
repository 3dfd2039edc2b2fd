import type { IntlShape } from 'react-intl';
import type { GatheredLine } from '../../changeSets/contract/changeSet';
import type { Installation } from '../../../contracts/domain/person/person';
import type { ConsentType } from '../../../contracts/wire/enumerations';
import type { WantedChange } from '../../changeSets/contract/changeSet.wire';
import { rankIn } from '../../../contracts/domain/services/level';
import {
  settingKinds,
  type ServiceSubject,
  type SettingFact,
} from '../../../contracts/domain/services/settingKinds';
import { consentText, consentTypes } from '../../../i18n/messages/consentText';
import { shortLevel } from '../../../i18n/levels';
import { shortMultiFactor } from '../../../i18n/multiFactorText';
import type { SecurityColumn } from './securityAddress';
import type { SecurityRow } from './securityRows';

/** A value that a cell can be given, with the line that asks for it. */
export interface Choice {
  readonly value: string;
  readonly line: WantedChange;
}

/** The way to change a column. */
export interface CellEdit {
  readonly kind: ServiceSubject;
  /** Member of the line that has the value. */
  readonly field: string;
  readonly textOf: (value: string) => string;
  readonly choices: (row: SecurityRow) => readonly Choice[];
}

/** Returns how columns are changed; those that are missing are not. */
export function cellEdits(
  intl: IntlShape,
  { ladder, levelLabels, multiFactorValues }: Installation,
): Readonly<Record<SettingFact, CellEdit> & Partial<Record<SecurityColumn, CellEdit>>> {
  const levelName = (uri: string) => shortLevel(intl, ladder, uri);
  const multiFactorName = (uri: string) => shortMultiFactor(intl, uri, levelLabels[uri]);
  const consentName = (type: string) => consentText(intl, type);
  const about = ({ service: { entityId, type } }: SecurityRow) => ({ service: entityId, serviceType: type });

  return {
    level: {
      kind: 'strongAuthentication',
      field: settingKinds.strongAuthentication.member,
      textOf: levelName,
      // A set level is never lowered, and a level that the service sets itself cannot be changed here.
      choices: (row) =>
        ladder
          .slice(1)
          .filter(({ uri }) => !row.service.minimalLevel && rankIn(ladder, uri) > row.rank)
          .map(({ uri }) => ({
            value: uri,
            line: { kind: 'strongAuthentication', ...about(row), loaLevel: uri },
          })),
    },
    multiFactor: {
      kind: 'multiFactor',
      field: settingKinds.multiFactor.member,
      textOf: multiFactorName,
      // Only the federation can change a value that is set but no longer offered.
      choices: (row) =>
        (row.multiFactor && !multiFactorValues.includes(row.multiFactor) ? [] : ['', ...multiFactorValues])
          .filter((uri) => uri !== (row.multiFactor ?? ''))
          .map((uri) => ({
            value: uri,
            line: { kind: 'multiFactor', ...about(row), authnContextLevel: uri },
          })),
    },
    consent: {
      kind: 'consent',
      field: settingKinds.consent.member,
      textOf: consentName,
      choices: (row) =>
        (Object.keys(consentTypes) as ConsentType[])
          .filter((type) => type !== row.consent)
          .map((type) => ({
            value: type,
            line: { kind: 'consent', ...about(row), type },
          })),
    },
  };
}

/** Returns the value that a line is about, before and after, if it has one. */
export function pendingValue(
  { fields }: GatheredLine,
  field: string,
): { readonly from: string; readonly to: string } | undefined {
  const found = fields.find((one) => one.field === field);
  return found && { from: found.from ?? '', to: found.to ?? '' };
}
