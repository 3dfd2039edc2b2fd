import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Institution } from '../../contracts/domain/person/person';
import { useFormat } from '../../i18n/useFormat';
import { usePerson } from '../../store/person';
import { Button } from '../../ui/actions/Button';
import { Empty } from '../../ui/notices/Empty';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Pagination } from '../../ui/lists/Pagination';
import { Table } from '../../ui/lists/Table';
import { useAddressSearch } from '../../ui/address/useAddressSearch';
import { usePrinting } from '../../ui/usePrinting';
import { byName, found, isAt, type ComparedRow, type Setting } from './comparedRows';
import { comparedSheet } from './comparedSheet';
import * as address from './pairAddress';
import { ServicesTools } from './ServicesTools';
import { settingText } from './settingText';
import { useComparedColumns } from './useComparedColumns';

/** Number of services on a page. */
const pageSize = 25;

interface ComparedServicesProps {
  /** Those that are alike among them. */
  readonly all: readonly ComparedRow[];
  readonly rows: readonly ComparedRow[];
  readonly compared: readonly Setting[];
  readonly institutions: readonly [Institution, Institution];
  /** Names an institution so that the two can be distinguished. */
  readonly nameOf: (institution: Institution) => string;
}

/** Shows to which services two institutions are connected, and what differs at those that both have, page by page. */
export function ComparedServices({ all, rows, compared, institutions, nameOf }: ComparedServicesProps) {
  const intl = useIntl();
  const { compare } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { installation } = usePerson();
  const [searched, setSearched, search] = useAddressSearch(address.searchTextIn, address.withSearchText);
  const place = address.placeIn(search);
  const turned = address.isTurned(search);
  const inOrder = useMemo(() => byName(rows, turned, compare), [rows, turned, compare]);
  const listed = useMemo(
    () => found(inOrder, searched).filter((row) => isAt(row, place)),
    [inOrder, searched, place],
  );
  const printing = usePrinting();
  const page = Math.max(1, Math.min(address.pageIn(search), Math.ceil(listed.length / pageSize)));
  const shown = printing ? listed : listed.slice((page - 1) * pageSize, page * pageSize);
  const textOf = useMemo(() => settingText(intl, installation), [intl, installation]);
  const columns = useComparedColumns(textOf, institutions, nameOf);
  const names = [nameOf(institutions[0]), nameOf(institutions[1])] as const;

  /** The button goes with what it ends. */
  function showAll() {
    const to = { pathname, search: address.withEverything(search) };
    void navigate(to, { replace: true, preventScrollReset: true });
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1}>
      <ServicesTools
        rows={rows}
        names={names}
        searchText={searched}
        onSearchText={setSearched}
        sheet={() => comparedSheet(intl, listed, compared, names, textOf)}
      />
      <LiveRegion>
        <FormattedMessage id="comparison.found" values={{ count: listed.length }} />
      </LiveRegion>
      {rows.length < all.length && (
        <p className="muted">
          <FormattedMessage id="comparison.alike" values={{ count: all.length - rows.length }} />
        </p>
      )}
      {listed.length > 0 ? (
        <Table
          caption={<FormattedMessage id="comparison.services" />}
          hideCaption
          fixed
          dense
          columns={columns}
          rows={shown}
          rowKey={({ key }) => key}
          sortings={{
            name: {
              to: { search: address.withTurned(search) },
              replace: true,
              direction: turned ? 'descending' : 'ascending',
            },
          }}
        />
      ) : (
        <Empty title={<FormattedMessage id={emptyMessage(all, rows)} />}>
          {all.length > 0 && (
            <Button look="quiet" onClick={showAll}>
              <FormattedMessage id="comparison.showAll" />
            </Button>
          )}
        </Empty>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={listed.length}
        label={intl.formatMessage({ id: 'comparison.pages' })}
        to={(number) => ({ pathname, search: address.withPage(search, number) })}
      />
    </div>
  );
}

function emptyMessage(all: readonly ComparedRow[], rows: readonly ComparedRow[]): string {
  if (all.length === 0) return 'comparison.empty';
  return rows.length === 0 ? 'comparison.same' : 'comparison.none';
}
