import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { securityRuleKinds } from '../contract/securityRules';
import type { SecurityRules } from '../contract/securityRules.wire';
import { SearchField } from '../../../ui/fields/SearchField';
import { FilterRow } from '../../../ui/lists/FilterRow';
import { isShown } from './listedRows';
import { filterIn, withFilter, type SecurityFilter } from './securityAddress';
import { filterMessages } from './securityMessages';
import type { SecurityRow } from './securityRows';
import styles from './Security.module.css';

interface MatrixToolsProps {
  /** All rows, regardless of the search. */
  readonly rows: readonly SecurityRow[];
  readonly rules: SecurityRules;
  readonly searchText: string;
  readonly onSearchText: (searchText: string) => void;
}

/** Searches the matrix, and shows all services or those that a rule finds fault with. */
export function MatrixTools({ rows, rules, searchText, onSearchText }: MatrixToolsProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const current = filterIn(search);
  const filters: readonly SecurityFilter[] = [
    'all',
    'off',
    ...securityRuleKinds.filter((kind) => rules[kind] ?? kind === current),
  ];
  return (
    <div className={styles.tools}>
      <FilterRow
        label={intl.formatMessage({ id: 'security.show' })}
        replace
        current={current}
        filters={filters.map((filter) => ({
          key: filter,
          to: { pathname, search: withFilter(search, filter) },
          label: <FormattedMessage id={filterMessages[filter]} />,
          count: rows.filter((row) => isShown(row, filter)).length,
        }))}
      />
      <SearchField
        label={<FormattedMessage id="security.find" />}
        hideLabel
        ofPage
        placeholder={intl.formatMessage({ id: 'security.find' })}
        value={searchText}
        onChange={onSearchText}
      />
    </div>
  );
}
