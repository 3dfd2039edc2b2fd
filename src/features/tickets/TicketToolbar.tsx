import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { TicketType } from '../../contracts/wire/enumerations';
import { typeMessages } from '../../i18n/messages/ticketTypeMessages';
import { SearchField } from '../../ui/fields/SearchField';
import { Select } from '../../ui/fields/Select';
import { CloseSheet, NarrowOnly, OpenSheet, Sheet } from '../../ui/overlays/Sheet';
import { withPeriod, withType, type Period } from './ticketAddress';
import { listedTypes } from '../../contracts/domain/tickets/ticketRules';
import styles from './Tickets.module.css';

interface TicketToolbarProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly type: TicketType | undefined;
  readonly period: Period;
  /** Query of the address, with what was typed and is not written there yet. */
  readonly query: string;
}

/** Shows the fields for search, type and period. Each change leads to the first page. */
export function TicketToolbar({ search, onSearch, type, period, query }: TicketToolbarProps) {
  const intl = useIntl();
  const sheetId = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const go = (next: string) => void navigate({ pathname, search: next }, { replace: true });
  const label = intl.formatMessage({ id: 'tickets.search' });
  const active = Number(type !== undefined) + Number(period !== 'year');

  return (
    <div role="search" aria-label={label} className={styles.toolbar}>
      <SearchField label={label} placeholder={label} hideLabel ofPage value={search} onChange={onSearch} />
      <NarrowOnly>
        <OpenSheet
          sheet={sheetId}
          icon="filter"
          count={{ value: active, label: intl.formatMessage({ id: 'tickets.more.active' }) }}
        >
          <FormattedMessage id="tickets.more" />
        </OpenSheet>
      </NarrowOnly>
      <Sheet id={sheetId} label={intl.formatMessage({ id: 'tickets.more' })}>
        <div className={styles.sheet}>
          <Select
            label={intl.formatMessage({ id: 'tickets.type' })}
            value={type ?? 'all'}
            onChange={(value) => go(withType(query, value === 'all' ? undefined : value))}
            options={[
              { value: 'all', label: intl.formatMessage({ id: 'tickets.type.all' }) },
              ...listedTypes.map((value) => ({
                value,
                label: intl.formatMessage({ id: typeMessages[value] }),
              })),
            ]}
          />
          <Select
            label={intl.formatMessage({ id: 'tickets.period' })}
            value={period}
            onChange={(value) => go(withPeriod(query, value))}
            options={[
              { value: 'year', label: intl.formatMessage({ id: 'tickets.period.year' }) },
              { value: 'all', label: intl.formatMessage({ id: 'tickets.period.all' }) },
            ]}
          />
          <CloseSheet sheet={sheetId}>
            <FormattedMessage id="tickets.more.show" />
          </CloseSheet>
        </div>
      </Sheet>
    </div>
  );
}
