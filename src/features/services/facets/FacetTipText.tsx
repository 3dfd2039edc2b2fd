import { FormattedMessage } from 'react-intl';
import type { Term } from '../../../i18n/terms';
import '../../../i18n/texts/facetTips';
import { GlossaryLink } from '../../../ui/overlays/GlossaryLink';

interface FacetTip {
  /** Message that explains it. */
  readonly tip: string;
  /** Entry of the glossary about it. */
  readonly term?: Term;
}

/** The explanations of the filters, by the keys of facets, and of two words beside them. */
export const facetTips: Readonly<Record<string, FacetTip>> = {
  filters: { tip: 'services.filters.tip' },
  authorization_rules: { tip: 'services.facet.policies.tip', term: 'authorizationPolicy' },
  interfed_source: { tip: 'services.facet.source.tip', term: 'federation' },
  entity_category: { tip: 'services.facet.categories.tip', term: 'entityCategory' },
  entity_category_all: { tip: 'services.facet.categories.all.tip' },
  strong_authentication: { tip: 'services.facet.level.tip', term: 'strongAuthentication' },
  mfa: { tip: 'services.facet.multiFactor.tip', term: 'multiFactor' },
  attributes: { tip: 'services.facet.attributes.tip', term: 'attribute' },
  type_consent: { tip: 'services.facet.consent.tip', term: 'consent' },
};

/** Explains a filter, and links to its entry in the glossary. */
export function FacetTipText({ about }: { readonly about: string }) {
  const { tip, term } = facetTips[about] ?? {};
  return (
    <>
      {tip && <FormattedMessage id={tip} />} {term && <GlossaryLink term={term} />}
    </>
  );
}
