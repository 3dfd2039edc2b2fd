import type { ConsentRequest } from '../../../src/contracts/wire/change';
import type { Config } from '../../platform/config/config';
import { ProblemError } from '../../platform/http/problems';
import type { ServiceRow } from '../catalogue/catalogue.module';
import {
  type ConsentValues,
  type CurrentSettings,
  isLower,
  type SettingChange,
} from '../changes/changes.module';

/** Requested values; a member that is absent stays as it is. */
export type RequestedSetting =
  | ({ readonly kind: 'consent' } & Omit<ConsentRequest, 'spEntityId' | 'typeMetaData'>)
  | ({ readonly kind: 'strongAuthentication' } & { readonly loaLevel?: string | undefined })
  | ({ readonly kind: 'multiFactor' } & { readonly authnContextLevel?: string | undefined });

/** A change without the institution and the service that it belongs to. */
export type SettingValues<Change = SettingChange> = Change extends SettingChange
  ? Pick<Change, 'kind' | 'before' | 'after'>
  : never;

type Levels = Pick<Config, 'levels'>;

/**
 * Returns the `current` and the requested values. Throws ProblemError: `validation` if the value is not offered, or for
 * a multi-factor value that is set, `forbidden` if the service sets its own level, `level-lowered` (REQUIREMENTS 167,
 * 169, 172).
 */
export function settingValues(
  config: Levels,
  current: CurrentSettings,
  service: ServiceRow,
  wanted: RequestedSetting,
): SettingValues {
  const { entity_id: id } = service;
  switch (wanted.kind) {
    case 'consent':
      return consentValues(wanted, current.consentOf(id));
    case 'strongAuthentication':
      return levelValues(config, service, wanted.loaLevel?.trim(), current.levelOf(id, 'stepup'));
    case 'multiFactor':
      return multiFactorValues(config, wanted.authnContextLevel?.trim(), current.levelOf(id, 'mfa'));
  }
}

function consentValues(
  { type, explanationEn, explanationNl, explanationPt }: RequestedSetting & { kind: 'consent' },
  before: ConsentValues,
): SettingValues {
  const after: ConsentValues = {
    type,
    explanationEn: explanationEn?.trim() ?? before.explanationEn,
    explanationNl: explanationNl?.trim() ?? before.explanationNl,
    explanationPt: explanationPt?.trim() ?? before.explanationPt,
  };
  return { kind: 'consent', before, after };
}

/**
 * A level is never lowered or removed, and not set if the service sets its own. The lowest level means the same as
 * none.
 */
function levelValues(
  { levels }: Levels,
  service: ServiceRow,
  wanted: string | undefined,
  set: string,
): SettingValues {
  if (service.document.minimalLoaLevel) {
    throw new ProblemError('forbidden', { detail: 'The service sets its own assurance level' });
  }
  const requested = wanted === levels.lowest.uri ? '' : (wanted ?? set);
  const isKnown =
    requested === '' || requested === set || levels.offered.some(({ uri }) => uri === requested);
  if (!isKnown) {
    throw new ProblemError('validation', { detail: 'loaLevel: not one of the offered assurance levels' });
  }
  if (isLower(levels, requested, set))
    throw new ProblemError('level-lowered', { detail: `loaLevel: ${set} is set` });
  return { kind: 'strongAuthentication', before: { loaLevel: set }, after: { loaLevel: requested } };
}

/** Only the federation changes a value that is no longer offered, since the institution could not set it again. */
function multiFactorValues({ levels }: Levels, wanted: string | undefined, set: string): SettingValues {
  const requested = wanted ?? set;
  const isOffered = (value: string) => value === '' || levels.multiFactor.some(({ uri }) => uri === value);
  if (requested !== set && !(isOffered(requested) && isOffered(set))) {
    const what = isOffered(requested) ? 'what is set is not' : 'not';
    throw new ProblemError('validation', { detail: `authnContextLevel: ${what} one of the offered values` });
  }
  return { kind: 'multiFactor', before: { authnContextLevel: set }, after: { authnContextLevel: requested } };
}
