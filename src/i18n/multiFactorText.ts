import type { IntlShape } from 'react-intl';
import { listedMultiFactor } from '../contracts/domain/services/listedMultiFactor';
import { multiFactorLabel } from '../contracts/domain/services/multiFactor';
import type { Texts } from '../contracts/domain/person/person';
import { chooseText } from './chooseText';
import { languageIn } from '../contracts/domain/language';
import './texts/fields';

/**
 * Returns a multi-factor value in words: the installation's name for it, else the usual name, else the value
 * in full. Empty means that none is set.
 */
export function multiFactorText(intl: IntlShape, value: string, own: Texts | undefined): string {
  if (value === '') return intl.formatMessage({ id: 'multiFactor.level.default' });
  const named = own && chooseText(own, languageIn(intl.locale))?.text;
  if (named) return named;
  const id = multiFactorLabel(value);
  return id ? intl.formatMessage({ id }) : value;
}

/** Returns the short name of a multi-factor value, as the filters of the list have it; the full name if it has none. */
export function shortMultiFactor(intl: IntlShape, value: string, own: Texts | undefined): string {
  const id = (listedMultiFactor as Readonly<Record<string, string>>)[value];
  return id ? intl.formatMessage({ id }) : multiFactorText(intl, value, own);
}
