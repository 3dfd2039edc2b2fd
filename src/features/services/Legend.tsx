import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { retry } from '../../lib/retry';
import { Toggletip } from '../../ui/Toggletip';

const LegendEntries = lazy(async () => ({
  default: (await retry(() => import('./LegendEntries'))).LegendEntries,
}));

/** Explains the labels of the list to those who see them. */
export function Legend({ guest }: { readonly guest: boolean }) {
  const intl = useIntl();
  return (
    <Toggletip label={intl.formatMessage({ id: 'services.legend' })}>
      <Suspense fallback={<FormattedMessage id="ui.loading" />}>
        <LegendEntries guest={guest} />
      </Suspense>
    </Toggletip>
  );
}
