import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { TicketType } from '../../../contracts/wire/enumerations';
import { typeMessages } from '../../../i18n/messages/ticketTypeMessages';
import { SearchField } from '../../../ui/fields/SearchField';
import { Segmented } from '../../../ui/fields/Segmented';
import { Select } from '../../../ui/fields/Select';
import { ticketTypes, withSearch, withState, withType, type QueueState } from './deskAddress';
import styles from './Desk.module.css';

interface QueueToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly state: QueueState;
  readonly type: TicketType | undefined;
}

/** Shows the fields for search, type, and whether only one's own or also closed tickets are listed. Each change leads to the first page. */
export function QueueToolbar({ search, onSearch, state, type }: QueueToolbarProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  // The query includes the text of the search field, which may not be in the address yet.
  const go = (next: string) =>
    void navigate(
      { pathname, search: withSearch(next, search) },
      { replace: true, preventScrollReset: true },
    );
  const label = intl.formatMessage({ id: 'desk.search' });
  return (
    <div role="search" aria-label={label} className={styles.toolbar}>
      <SearchField label={label} placeholder={label} hideLabel ofPage value={search} onChange={onSearch} />
      <Select
        inline
        label={intl.formatMessage({ id: 'desk.type' })}
        value={type ?? 'all'}
        onChange={(value) => go(withType(query, value === 'all' ? undefined : value))}
        options={[
          { value: 'all', label: intl.formatMessage({ id: 'desk.type.all' }) },
          ...ticketTypes.map((value) => ({ value, label: intl.formatMessage({ id: typeMessages[value] }) })),
        ]}
      />
      <Segmented
        small
        label={intl.formatMessage({ id: 'desk.state' })}
        value={state}
        onChange={(next) => go(withState(query, next))}
        options={[
          { value: 'open', label: intl.formatMessage({ id: 'desk.state.open' }) },
          { value: 'mine', label: intl.formatMessage({ id: 'desk.state.mine' }) },
          { value: 'all', label: intl.formatMessage({ id: 'desk.state.all' }) },
        ]}
      />
    </div>
  );
}
