import { FormattedMessage } from 'react-intl';
import type { Term } from '../../i18n/terms';
import { NewTabLink } from '../actions/NewTabLink';
import { placed } from '../../lib/basePath';

/** Opens the entry of the glossary in a new tab, so that the page stays as it is. */
export function GlossaryLink({ term }: { readonly term: Term }) {
  return (
    <NewTabLink href={placed(`/glossary#${term}`)}>
      <FormattedMessage id="ui.moreInGlossary" />
    </NewTabLink>
  );
}
