import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { securityRuleKinds } from '../contract/securityRules';
import type { SecurityRules } from '../contract/securityRules.wire';
import { SearchField } from '../../../ui/fields/SearchField';
import { Select } from '../../../ui/fields/Select';
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const filter = filterIn(search);
  const filters: readonly SecurityFilter[] = [
    'all',
    'off',
    ...securityRuleKinds.filter((kind) => rules[kind] ?? kind === filter),
  ];
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchField
          label={<FormattedMessage id="security.find" />}
          hideLabel
          ofPage
          placeholder={intl.formatMessage({ id: 'security.find' })}
          value={searchText}
          onChange={onSearchText}
        />
      </div>
      <Select
        label={<FormattedMessage id="security.show" />}
        inline
        value={filter}
        options={filters.map((value) => ({
          value,
          label: intl.formatMessage(
            { id: filterMessages[value] },
            { count: rows.filter((row) => isShown(row, value)).length },
          ),
        }))}
        onChange={(chosen) =>
          void navigate(
            { pathname, search: withFilter(search, chosen) },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </div>
  );
}
