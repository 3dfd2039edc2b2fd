import type { IntlShape } from 'react-intl';
import { categoryNameOf } from '../../../contracts/domain/attributes/entityCategory';
import { enoughRank, type NamedLevel } from '../../../contracts/domain/services/level';
import type { Installation } from '../../../contracts/domain/person/person';
import type { Gap, SecurityRuleKind } from '../contract/securityRules';
import type { SecurityRules } from '../contract/securityRules.wire';
import { attributeLabel } from '../../../i18n/attributeLabel';
import { categoryMessages } from '../../../i18n/messages/categoryMessages';
import { consentText } from '../../../i18n/messages/consentText';
import { contractText } from '../contractText';
import { countText } from '../../../i18n/countText';
import { shortLevel } from '../../../i18n/levels';
import { shortMultiFactor } from '../../../i18n/multiFactorText';
import type { SecurityColumn } from './securityAddress';
import { filterMessages, reasonMessages, ruleMessages } from './securityMessages';
import type { SecurityRow } from './securityRows';

/** The column in which a rule reports a fault. */
export const columnOf: Readonly<Record<SecurityRuleKind, SecurityColumn>> = {
  level: 'level',
  multiFactor: 'multiFactor',
  beyondCategory: 'multiFactor',
  policy: 'policies',
  unused: 'people',
  sirtfi: 'sirtfi',
  contract: 'contract',
};

/** Attributes that a reason names; the others are counted. */
const named = 2;

/** Says in the language of the page what the matrix shows; the file for spreadsheets says the same. */
export interface MatrixText {
  /** Returns what a cell says; undefined while that is loading. */
  readonly cell: (row: SecurityRow, column: SecurityColumn) => string | undefined;
  readonly reason: (gap: Gap) => string;
  readonly rule: (kind: SecurityRuleKind) => string;
}

export function matrixText(intl: IntlShape, installation: Installation, rules: SecurityRules): MatrixText {
  const { ladder, levelLabels } = installation;
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const level = levelNames(intl, ladder, rules.level?.rank ?? 0);
  const since = rules.unused?.since ?? 'year';

  const cells: Readonly<Record<SecurityColumn, (row: SecurityRow) => string | undefined>> = {
    name: ({ service }) => service.name,
    why: ({ gaps, unchecked }) =>
      intl.formatList([...new Set(gaps.map(shortReason))], { type: 'unit' }) ||
      say('security.why.none', { partly: unchecked ? 'yes' : 'no' }),
    level: (row) => shortLevel(intl, ladder, row.level ?? ''),
    multiFactor: ({ multiFactor = '' }) => shortMultiFactor(intl, multiFactor, levelLabels[multiFactor]),
    policies: ({ policies }) =>
      policies === undefined ? undefined : say('security.policies', { count: policies }),
    consent: ({ consent }) => consent && consentText(intl, consent),
    categories: ({ service }) =>
      intl.formatList(service.entityCategories.map(categoryText), { type: 'unit' }) ||
      say('security.noCategory'),
    sirtfi: ({ sirtfi }) =>
      sirtfi === undefined ? undefined : say(sirtfi ? 'security.sirtfi.yes' : 'security.sirtfi.no'),
    contract: ({ contract }) => (contract === undefined ? undefined : contractText(intl, contract)),
    people: ({ counts }) =>
      counts
        ? countText(intl, installation, 'users' in counts ? counts.users : counts.logins)
        : say('security.notCounted'),
  };

  function categoryText(uri: string): string {
    const known = categoryNameOf(uri);
    return known ? intl.formatMessage({ id: categoryMessages[known].name }) : uri;
  }

  function receivedText(received: Gap['received'] = []): string {
    if (received === 'everything') return say('security.all');
    const labels = received.map((urn) => attributeLabel(intl, urn));
    const more = labels.length - named;
    return intl.formatList(
      more > 1 ? [...labels.slice(0, named), say('security.more', { count: more })] : labels,
    );
  }

  /** Leaves out what the rule asks for: the cell of that setting is marked. */
  function shortReason({ rule, received }: Gap): string {
    if (!received) return say(rule === 'policy' ? filterMessages.policy : reasonMessages[rule], { since });
    const beyond = rule === 'beyondCategory' && received !== 'everything';
    return say(beyond ? 'security.why.beyondCategory' : 'security.why.received', {
      received: receivedText(received),
    });
  }

  function ruleValues(kind: SecurityRuleKind): Record<string, string> {
    const attributes = intl.formatList(
      (rules[kind === 'level' ? 'level' : 'multiFactor']?.attributes ?? []).map((urn) =>
        attributeLabel(intl, urn),
      ),
      { type: 'disjunction' },
    );
    const { categories = [], contracts = [] } = rules.policy ?? {};
    const which = [
      ...categories.map(categoryText),
      ...contracts.map((contract) => contractText(intl, contract)),
    ];
    return {
      attributes,
      level,
      since,
      all: which.length === 0 ? 'yes' : 'no',
      which: intl.formatList(which, { type: 'disjunction' }),
    };
  }

  return {
    cell: (row, column) => cells[column](row),
    reason: ({ rule, received }) =>
      say(reasonMessages[rule], { received: receivedText(received), level, since }),
    rule: (kind) => say(ruleMessages[kind], ruleValues(kind)),
  };
}

/** Returns what the levels are called that are enough for a rank. */
function levelNames(intl: IntlShape, ladder: readonly NamedLevel[], rank: number): string {
  const enough = enoughRank(ladder, rank);
  const names = ladder.filter((one) => one.rank === enough).map(({ uri }) => shortLevel(intl, ladder, uri));
  return [...new Set(names)].join(' / ');
}
