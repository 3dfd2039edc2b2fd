import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/useFormat';
import { Button } from '../../../ui/actions/Button';
import { Empty } from '../../../ui/notices/Empty';
import { SearchField } from '../../../ui/fields/SearchField';
import { Table, type Column } from '../../../ui/lists/Table';
import { useAddressSearch } from '../../../ui/address/useAddressSearch';
import { found, ordered, type NamedCounts } from '../figures/perServiceRows';
import {
  orderIn,
  withOrder,
  withSearchText,
  searchTextIn,
  type ServiceSorting,
} from '../controls/perServiceAddress';
import { useCount } from './usePlotTexts';
import styles from './ServiceBars.module.css';

interface ServiceBarsProps {
  readonly caption: string;
  /** All services, regardless of the search. */
  readonly rows: readonly NamedCounts[];
  /** Returns the query of the address that shows the logins of one service over time. */
  readonly searchOf: (entityId: string) => string;
}

/** Number of services that are shown at first. Longer lists can be searched. */
const shownAtFirst = 20;

/** Shows a table in which each service has a bar beside its number. */
export function ServiceBars({ caption, rows, searchOf }: ServiceBarsProps) {
  const intl = useIntl();
  const { compare } = useFormat();
  const [searchText, setSearchText, search] = useAddressSearch(searchTextIn, withSearchText);
  const [all, setAll] = useState(false);
  const order = orderIn(search);
  const { by, direction } = order;
  const listed = useMemo(
    () => found(ordered(rows, { by, direction }, compare), searchText),
    [rows, by, direction, compare, searchText],
  );
  const columns = useColumns(rows, searchOf);
  const sortings = Object.fromEntries(
    (['name', 'logins', 'users'] satisfies ServiceSorting[]).map((key) => [
      key,
      { to: { search: withOrder(search, key) }, replace: true, ...(by === key && { direction }) },
    ]),
  );
  const shown = all ? listed : listed.slice(0, shownAtFirst);

  return (
    <>
      {rows.length > shownAtFirst && (
        <div className={styles.search}>
          <SearchField
            label={<FormattedMessage id="statistics.find" />}
            hideLabel
            ofPage
            placeholder={intl.formatMessage({ id: 'statistics.find' })}
            value={searchText}
            onChange={setSearchText}
          />
        </div>
      )}
      {listed.length === 0 ? (
        <Empty title={<FormattedMessage id="statistics.find.none" />}>
          <Button look="quiet" onClick={() => setSearchText('')}>
            <FormattedMessage id="ui.clearSearch" />
          </Button>
        </Empty>
      ) : (
        <Table
          caption={caption}
          hideCaption
          columns={columns}
          rows={shown}
          rowKey={({ entityId }) => entityId}
          sortings={sortings}
          dense
        />
      )}
      {shown.length < listed.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          <FormattedMessage id="statistics.showAllServices" values={{ count: listed.length }} />
        </Button>
      )}
    </>
  );
}

/** Returns the columns; the same ones for the same rows, so that a row that stays is not rendered again. */
function useColumns(
  rows: readonly NamedCounts[],
  searchOf: ServiceBarsProps['searchOf'],
): readonly Column<NamedCounts>[] {
  const intl = useIntl();
  const count = useCount();
  return useMemo(() => {
    const most = Math.max(1, ...rows.map(({ logins = 0 }) => logins));
    const total = rows.reduce((sum, { logins = 0 }) => sum + logins, 0);
    const users = rows.some((row) => row.users !== undefined);
    const share = (logins: number) =>
      intl.formatNumber(logins / total, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
    return [
      {
        key: 'name',
        head: intl.formatMessage({ id: 'statistics.service' }),
        width: styles.name,
        cell: ({ name, entityId }) => (
          <Link to={{ search: searchOf(entityId) }} dir="auto">
            {name}
          </Link>
        ),
      },
      {
        key: 'logins',
        head: intl.formatMessage({ id: 'statistics.logins' }),
        numeric: true,
        cell: ({ logins }) => (
          <span className={styles.counted}>
            <span className={styles.track} aria-hidden="true">
              {logins !== undefined && logins > 0 && (
                <span className={styles.bar} style={{ inlineSize: `${(100 * logins) / most}%` }} />
              )}
            </span>
            <span>{count(logins)}</span>
          </span>
        ),
      },
      ...(total > 0
        ? [
            {
              key: 'share',
              head: intl.formatMessage({ id: 'statistics.share' }),
              numeric: true,
              cell: ({ logins }: NamedCounts) => (logins === undefined ? '–' : share(logins)),
            },
          ]
        : []),
      ...(users
        ? [
            {
              key: 'users',
              head: intl.formatMessage({ id: 'statistics.users' }),
              numeric: true,
              cell: (row: NamedCounts) => count(row.users),
            },
          ]
        : []),
    ];
  }, [rows, searchOf, intl, count]);
}
