import { knownMultiFactor as known } from '../../../../src/contracts/domain/services/multiFactor';
import { levelOf } from '../../../../src/contracts/domain/services/level';
import type { OfferedLevel } from './offeredLevel';
import { textsOf, type Translations } from '../../../platform/text/sentences';

type Known = Pick<OfferedLevel, 'labels' | 'short' | 'group'>;

/** Messages that name the requirements of a rank of our own scale, whose URI contains only the rank. */
const byRank: Readonly<Record<string, string>> = {
  '1': 'strong.level.1',
  '1.5': 'strong.level.1.5',
  '2': 'strong.level.2',
  '3': 'strong.level.3',
};

const EIDAS = 'http://eidas.europa.eu/LoA/';
const EIDAS_OTHER = 'http://eidas.europa.eu/NotNotified/LoA/';
const NIST = 'http://idmanagement.gov/ns/assurance/';
const INCOMMON = 'http://id.incommon.org/assurance/';
const SAML = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';

/** Messages that name the usual levels of the field. The installation decides their ranks. */
const byUri: Readonly<Record<string, string>> = {
  'https://refeds.org/profile/sfa': 'strong.level.refedsSfa',
  'https://refeds.org/profile/mfa': 'strong.level.refedsMfa',
  [`${EIDAS}low`]: 'strong.level.eidasLow',
  [`${EIDAS}substantial`]: 'strong.level.eidasSubstantial',
  [`${EIDAS}high`]: 'strong.level.eidasHigh',
  [`${EIDAS_OTHER}low`]: 'strong.level.eidasLow',
  [`${EIDAS_OTHER}substantial`]: 'strong.level.eidasSubstantial',
  [`${EIDAS_OTHER}high`]: 'strong.level.eidasHigh',
  [`${INCOMMON}bronze`]: 'strong.level.incommonBronze',
  [`${INCOMMON}silver`]: 'strong.level.incommonSilver',
  [`${NIST}loa/1`]: 'strong.level.nist1',
  [`${NIST}loa/2`]: 'strong.level.nist2',
  [`${NIST}loa/3`]: 'strong.level.nist3',
  [`${NIST}loa/4`]: 'strong.level.nist4',
  [`${SAML}Password`]: 'strong.level.password',
  [`${SAML}PasswordProtectedTransport`]: 'strong.level.password',
};

/** Returns the usual name of a level; without a name if the level is not known. */
export function knownAssurance(uri: string, translations: Translations): Known {
  const id = Object.hasOwn(byUri, uri) ? byUri[uri] : undefined;
  if (id !== undefined) return { labels: textsOf(id, translations), short: textsOf(id, translations) };
  const ofScale = byRank[levelOf(uri)?.rank ?? ''];
  return { labels: ofScale === undefined ? {} : textsOf(ofScale, translations) };
}

/** Returns the usual name of a multi-factor value; `undefined` if the value is not known. */
export function knownMultiFactor(requested: string, translations: Translations): Known | undefined {
  const value = known.find(({ uri }) => uri === requested);
  return value && { labels: textsOf(value.label, translations), ...(value.group && { group: value.group }) };
}
