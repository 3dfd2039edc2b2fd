import type { IntlShape } from 'react-intl';
import type { NamedLevel } from '../../../contracts/domain/services/level';
import {
  GROUP_ATTRIBUTE,
  type PolicyContent,
  type PolicyLevel,
} from '../../../contracts/domain/policies/policy';
import { levelName } from '../../../i18n/levels';
import '../../../i18n/texts/policies';
import { rowsOf } from './form/attributeRows';

/** Shown for something that has not been chosen yet. */
export const gap = '…';

/** Returns texts in quotation marks, as alternatives. */
export function anyOf(intl: IntlShape, texts: readonly string[]): string {
  const quoted = texts.map((text) => intl.formatMessage({ id: 'policies.sentence.quote' }, { text }));
  return intl.formatList(quoted, { type: 'disjunction' });
}

/**
 * Returns the conditions of a policy or a level for use in a sentence: membership of groups first, then each
 * attribute in the order in which it was named; empty if there are none.
 */
export function conditionsIn(
  intl: IntlShape,
  { attributes, allAttributesMustMatch }: Pick<PolicyContent, 'attributes' | 'allAttributesMustMatch'>,
  labelOf: (attribute: string) => string,
): string {
  const ordered = rowsOf(attributes).toSorted(
    (a, b) => Number(b.name === GROUP_ATTRIBUTE) - Number(a.name === GROUP_ATTRIBUTE),
  );
  const clauses = ordered.map(({ name, values, negated }) => {
    const valuesWhere = (excluded: boolean) =>
      values.filter((value, index) => value.trim() !== '' && (negated?.[index] ?? false) === excluded);
    const [wanted, excluded] = [valuesWhere(false), valuesWhere(true)];
    const is = wanted.length > 0 || excluded.length === 0 ? [clauseOf(name, wanted, false)] : [];
    return intl.formatList([...is, ...excluded.map((value) => clauseOf(name, [value], true))], {
      type: 'disjunction',
    });
  });

  function clauseOf(name: string, texts: readonly string[], excluded: boolean): string {
    const values = anyOf(intl, texts) || gap;
    if (name === GROUP_ATTRIBUTE) {
      const id = excluded ? 'policies.sentence.notGroups' : 'policies.sentence.groups';
      return intl.formatMessage({ id }, { groups: values });
    }
    const id = excluded ? 'policies.sentence.notAttribute' : 'policies.sentence.attribute';
    return intl.formatMessage({ id }, { attribute: labelOf(name), values });
  }

  return intl.formatList(clauses, { type: allAttributesMustMatch ? 'conjunction' : 'disjunction' });
}

/** Returns for whom a level is required, for a list or within a sentence. */
export function levelCondition(
  intl: IntlShape,
  levels: readonly NamedLevel[],
  requirement: PolicyLevel,
  labelOf: (attribute: string) => string,
): string {
  const networks = intl.formatList(requirement.networks, { type: 'disjunction' });
  const from = requirement.networksNegated
    ? intl.formatMessage({ id: 'policies.level.notFrom' }, { networks })
    : intl.formatMessage({ id: 'policies.level.from' }, { networks });
  const conditions = [conditionsIn(intl, requirement, labelOf), networks && from].filter((one) => one !== '');
  const level = levelName(intl, levels, requirement.level);
  return conditions.length === 0
    ? intl.formatMessage({ id: 'policies.level.always' }, { level })
    : intl.formatMessage(
        { id: 'policies.level.if' },
        { level, conditions: intl.formatList(conditions, { type: 'conjunction' }) },
      );
}
