import { FormattedMessage } from 'react-intl';
import type { Term } from '../i18n/terms';
import { LinkBeside } from './LinkBeside';

/** The way on from a short explanation: opens the entry of the glossary beside the page, which stays as it is. */
export function GlossaryLink({ term }: { readonly term: Term }) {
  return (
    <LinkBeside href={`/glossary#${term}`}>
      <FormattedMessage id="ui.moreInGlossary" />
    </LinkBeside>
  );
}
