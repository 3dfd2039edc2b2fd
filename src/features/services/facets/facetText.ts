import type { IntlShape } from 'react-intl';
import type { NamedLevel } from '../../../contracts/domain/services/level';
import { knownCategories } from '../../../contracts/domain/attributes/entityCategory';
import { settingKinds } from '../../../contracts/domain/services/settingKinds';
import { consentTypes } from '../../../contracts/domain/services/consentTypes';
import { listedMultiFactor } from '../../../contracts/domain/services/listedMultiFactor';
import { shortLevel } from '../../../i18n/levels';
import { attributeText } from '../engine/attributeText';
import type { FacetResult } from '../overview.types';

const yesNo = { yes: 'services.facet.yes', no: 'services.facet.no' };

interface FacetMessages {
  readonly title: string;
  /** True if it has an explanation (`facetTips`). */
  readonly isExplained?: true;
  /** Messages by value. Other values are written by `spelled`, or as they are. */
  readonly values?: Readonly<Record<string, string>>;
  readonly spelled?: (value: string, intl: IntlShape, levels: readonly NamedLevel[]) => string;
}

/** The facets that the client defines, by their keys in the address. */
const facets = new Map<string, FacetMessages>(
  Object.entries<FacetMessages>({
    connection: {
      title: 'services.facet.connection',
      values: { yes: 'services.facet.connection.yes', no: 'services.facet.connection.no' },
    },
    used_by_idp: { title: 'services.facet.own', values: yesNo },
    authorization_rules: {
      title: 'services.facet.policies',
      isExplained: true,
      values: yesNo,
    },
    interfed_source: {
      title: 'services.facet.source',
      isExplained: true,
    },
    entity_category: {
      title: 'services.facet.categories',
      isExplained: true,
      values: Object.fromEntries(
        Object.entries(knownCategories).map(([uri, category]) => [uri, `category.${category}`]),
      ),
    },
    strong_authentication: {
      title: 'services.facet.level',
      isExplained: true,
      spelled: levelText,
    },
    mfa: {
      title: settingKinds.multiFactor.name,
      isExplained: true,
      values: {
        ...listedMultiFactor,
        OTHER: 'services.facet.multiFactor.other',
        NONE: 'multiFactor.level.default',
      },
    },
    attributes: {
      title: 'services.facet.attributes',
      isExplained: true,
      spelled: attributeText,
    },
    type_consent: {
      title: settingKinds.consent.name,
      isExplained: true,
      values: consentTypes,
    },
    manipulation_notes: { title: 'services.facet.notes', values: yesNo },
  }),
);

/** Returns the title of a facet. Facets of the server bring a name in the language of the page. */
export function facetTitle({ key, name }: Pick<FacetResult, 'key' | 'name'>, intl: IntlShape): string {
  const title = facets.get(key)?.title;
  return name ?? (title ? intl.formatMessage({ id: title }) : key);
}

export function isExplained(facet: string): boolean {
  return facets.get(facet)?.isExplained ?? false;
}

export function valueText(
  facet: string,
  value: string,
  intl: IntlShape,
  levels: readonly NamedLevel[],
): string {
  const messages = facets.get(facet);
  const values = messages?.values ?? {};
  // The address may name any value, even `constructor`.
  const id = Object.hasOwn(values, value) ? values[value] : undefined;
  if (id) return intl.formatMessage({ id });
  return messages?.spelled?.(value, intl, levels) ?? value;
}

/** Returns the name of a level, given `SP_` or `IDP_` and its URI, or `NONE`. */
function levelText(value: string, intl: IntlShape, levels: readonly NamedLevel[]): string {
  if (value === 'NONE') return shortLevel(intl, levels, '');
  const id = value.startsWith('SP_') ? 'services.facet.level.service' : 'services.facet.level.institution';
  return intl.formatMessage({ id }, { level: shortLevel(intl, levels, value.replace(/^\w+?_/, '')) });
}
