import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { TicketType } from '../../contracts/wire/enumerations';
import { typeMessages } from '../../i18n/ticketTypeWords';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { withPeriod, withSearch, withType, type Period } from './ticketAddress';
import { ticketTypes } from './ticketFilter';
import styles from './Tickets.module.css';

export interface TicketToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly type: TicketType | undefined;
  readonly period: Period;
}

/** Search, type and period; each change starts on the first page. */
export function TicketToolbar({ search, onSearch, type, period }: TicketToolbarProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  // The query carries what has been typed, which the address may not know yet.
  const go = (next: string) =>
    void navigate({ pathname, search: withSearch(next, search) }, { replace: true });
  const label = intl.formatMessage({ id: 'tickets.search' });

  return (
    <div role="search" aria-label={label} className={styles.toolbar}>
      <SearchField label={label} placeholder={label} hideLabel ofPage value={search} onChange={onSearch} />
      <Select
        hideLabel
        label={intl.formatMessage({ id: 'tickets.type' })}
        value={type ?? 'all'}
        onChange={(value) => go(withType(query, value === 'all' ? undefined : value))}
        options={[
          { value: 'all', label: intl.formatMessage({ id: 'tickets.type.all' }) },
          ...ticketTypes.map((value) => ({
            value,
            label: intl.formatMessage({ id: typeMessages[value] }),
          })),
        ]}
      />
      <Select
        hideLabel
        label={intl.formatMessage({ id: 'tickets.period' })}
        value={period}
        onChange={(value) => go(withPeriod(query, value))}
        options={[
          { value: 'year', label: intl.formatMessage({ id: 'tickets.period.year' }) },
          { value: 'all', label: intl.formatMessage({ id: 'tickets.period.all' }) },
        ]}
      />
    </div>
  );
}
