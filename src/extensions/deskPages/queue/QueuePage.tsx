import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { DESK_PAGE_SIZE, useGetDeskPageQuery } from '../desk.api';
import { failureIn } from '../../../api/failureIn';
import type { DeskTicketRow } from '../../../contracts/wire/desk';
import '../desk.texts';
import { SelectionPlace } from '../../../ui/actions/SelectionPlace';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Pagination } from '../../../ui/lists/Pagination';
import { Skeleton } from '../../../ui/page/Skeleton';
import { useAddressSearch } from '../../../ui/address/useAddressSearch';
import { useAddressAsShown } from '../../../ui/address/useAddressAsShown';
import { asShown, pageIn, searchIn, stateIn, typeIn, withPage, withSearch } from './deskAddress';
import { DeskPart } from './DeskPart';
import { NoTickets } from './NoTickets';
import { QueueTable } from './QueueTable';
import { QueueToolbar } from './QueueToolbar';
import { Round } from '../round/Round';
import type { RoundActor } from '../round/roundActor';
import { useTicks } from '../round/useTicks';
import styles from './Desk.module.css';

const nothing: readonly DeskTicketRow[] = [];

/** Shows the page `/desk`: tickets of all institutions, the open ones by age. */
export function QueuePage({ actor }: { readonly actor: RoundActor | undefined }) {
  const intl = useIntl();
  const { pathname, search: query } = useLocation();
  const state = stateIn(query);
  const type = typeIn(query);
  const page = pageIn(query);
  const [search, setSearch] = useAddressSearch(searchIn, withSearch);
  const searchText = searchIn(query).trim();
  const { data, currentData, error, isFetching, refetch } = useGetDeskPageQuery(
    { state, page, ...(type && { type }), ...(searchText && { search: searchText }) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const shown = currentData ?? (error ? undefined : data);
  const pages = currentData && Math.max(1, Math.ceil(currentData.total / DESK_PAGE_SIZE));
  const { ticked, keys, tick, untick, isShown, clear } = useTicks(shown?.tickets ?? nothing);
  const total = useRef<HTMLParagraphElement>(null);
  const leaveRound = () => {
    total.current?.focus();
    actor?.send({ type: 'dismissal.requested' });
    clear();
  };
  useAddressAsShown(pages === undefined ? undefined : asShown(query, Math.min(page, pages)));
  return (
    <DeskPart part="queue">
      <QueueToolbar search={search} onSearch={setSearch} state={state} type={type} />
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="desk.failed.list" />}
          stale={shown !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {!shown && !error && <Skeleton rows={8} />}
      {shown && (
        <>
          <SelectionPlace
            bar={
              actor && (
                <Round actor={actor} ticked={ticked} onClear={leaveRound} untick={untick} isShown={isShown} />
              )
            }
          >
            <p className={styles.total} role="status" ref={total} tabIndex={-1}>
              <FormattedMessage id="desk.total" values={{ count: shown.total, state }} />
            </p>
          </SelectionPlace>
          {shown.tickets.length === 0 ? (
            <NoTickets filtered={state !== 'open' || type !== undefined || searchText !== '' || page > 1} />
          ) : (
            <QueueTable tickets={shown.tickets} picked={keys} onPick={tick} />
          )}
          <Pagination
            page={page}
            pageSize={DESK_PAGE_SIZE}
            total={shown.total}
            label={intl.formatMessage({ id: 'desk.pages' })}
            to={(number) => ({ pathname, search: withPage(query, number) })}
          />
        </>
      )}
    </DeskPart>
  );
}
