import { FormattedMessage } from 'react-intl';
import { terms, type Term } from '../i18n/terms';
import '../i18n/texts/glossary';

/** What the glossary says of a word; the explanations come when the first one is asked for. */
export function TermText({ term }: { readonly term: Term }) {
  return <FormattedMessage id={terms[term].text} />;
}
