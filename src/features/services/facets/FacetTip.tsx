import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { retry } from '../../../lib/retry';
import { Toggletip } from '../../../ui/overlays/Toggletip';

const FacetTipText = lazy(async () => ({
  default: (await retry(() => import('./FacetTipText'))).FacetTipText,
}));

/** Explains a filter to those who ask (`facetTips`). */
export function FacetTip({ about, name }: { readonly about: string; readonly name: string }) {
  const intl = useIntl();
  return (
    <Toggletip label={intl.formatMessage({ id: 'ui.whatIs' }, { name })}>
      <Suspense fallback={<FormattedMessage id="ui.loading" />}>
        <FacetTipText about={about} />
      </Suspense>
    </Toggletip>
  );
}
