import { FormattedMessage } from 'react-intl';
import type { Term } from '../i18n/terms';
import { termTexts } from '../i18n/termTexts';

/** What the glossary says of a word; the explanations come when the first one is asked for. */
export function TermText({ term }: { readonly term: Term }) {
  return <FormattedMessage id={termTexts[term]} />;
}
