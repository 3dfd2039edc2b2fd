import { FormattedMessage } from 'react-intl';
import { GlossaryLink } from '../../../ui/overlays/GlossaryLink';
import { facetTips } from './facetTips';

/** Explains a filter, and links to its entry in the glossary. */
export function FacetTipText({ about }: { readonly about: string }) {
  const { tip, term } = facetTips[about] ?? {};
  return (
    <>
      {tip && <FormattedMessage id={tip} />} {term && <GlossaryLink term={term} />}
    </>
  );
}
