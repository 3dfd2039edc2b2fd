import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { terms, type Term } from '../../i18n/terms';
import { retry } from '../../lib/retry';
import { GlossaryLink } from './GlossaryLink';
import { Toggletip } from './Toggletip';

const TermText = lazy(async () => ({ default: (await retry(() => import('./TermText'))).TermText }));

/** Shows a mark beside a word of the field, which opens its explanation with a link to the glossary. */
export function TermTip({ term }: { readonly term: Term }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: terms[term] });
  return (
    <Toggletip label={intl.formatMessage({ id: 'ui.whatIs' }, { name })}>
      <Suspense fallback={<FormattedMessage id="ui.loading" />}>
        <TermText term={term} />
      </Suspense>{' '}
      <GlossaryLink term={term} />
    </Toggletip>
  );
}
