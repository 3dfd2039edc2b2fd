import { FormattedMessage } from 'react-intl';
import type { Term } from '../../i18n/terms';
import { termTexts } from '../../i18n/termTexts';

/** Shows what the glossary says about a word. The texts of the glossary are loaded when the first is shown. */
export function TermText({ term }: { readonly term: Term }) {
  return <FormattedMessage id={termTexts[term]} />;
}
