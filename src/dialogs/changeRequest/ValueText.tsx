import { FormattedMessage, useIntl } from 'react-intl';
import { levelOf } from '../../contracts/domain/level';
import { multiFactorLabel } from '../../contracts/domain/multiFactor';
import type { Texts } from '../../contracts/domain/person';
import { chooseText } from '../../i18n/chooseText';
import { languageIn } from '../../i18n/locale';
import type { Value } from './difference';

/** Labels by rank. */
const known: Readonly<Record<string, string>> = {
  '1': 'strong.level.1',
  '1.5': 'strong.level.1.5',
  '2': 'strong.level.2',
  '3': 'strong.level.3',
};

interface ValueTextProps {
  readonly value: Value;
  /** Names of levels, as the federation calls them. */
  readonly labels: readonly { readonly uri: string; readonly names: Texts }[];
}

export function ValueText({ value, labels }: ValueTextProps) {
  const language = languageIn(useIntl().locale);
  switch (value.kind) {
    case 'message':
      return <FormattedMessage id={value.id} />;
    case 'text':
      if (value.text === '') return <FormattedMessage id="changeRequest.none" />;
      return <span lang={value.language}>{value.text}</span>;
    case 'level': {
      const names = labels.find(({ uri }) => uri === value.uri)?.names;
      const name = names && chooseText(names, language);
      if (name) return <span lang={name.lang}>{name.text}</span>;
      const id = multiFactorLabel(value.uri) ?? known[levelOf(value.uri)?.rank ?? ''];
      return id ? <FormattedMessage id={id} /> : <code>{value.uri}</code>;
    }
  }
}
