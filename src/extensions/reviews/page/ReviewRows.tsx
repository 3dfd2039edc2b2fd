import { useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Review, ReviewPerson } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { useDraft } from '../../../store/useDraft';
import { Button } from '../../../ui/actions/Button';
import { SelectionPlace } from '../../../ui/actions/SelectionPlace';
import { Empty } from '../../../ui/notices/Empty';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Pagination } from '../../../ui/lists/Pagination';
import { Table } from '../../../ui/lists/Table';
import { PickBox } from '../../../ui/fields/PickBox';
import { Select } from '../../../ui/fields/Select';
import { usePrinting } from '../../../ui/usePrinting';
import { PickedBar } from './PickedBar';
import {
  filterIn,
  isShown,
  orderIn,
  pageIn,
  reviewFilters,
  reviewOrders,
  rowIn,
  withFilter,
  withOrder,
  withPage,
  withRow,
} from './reviewAddress';
import { inOrder, usedRows, wordsOf } from './reviewRows';
import { filterMessages, orderMessages, type ReviewText } from './reviewText';
import { hasBelow, RowBelow } from './RowBelow';
import type { LastLogins } from './useLastLogins';
import { useReviewColumns } from './useReviewColumns';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

const pageSize = 100;
const nothing: { readonly rows: readonly number[] } = { rows: [] };

interface ReviewRowsProps {
  readonly review: Review;
  readonly text: ReviewText;
  readonly logins: LastLogins | undefined;
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** True if the reader may assign services to people. */
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/** Shows the connections of a review page by page; on paper all at once, with their facts. */
export function ReviewRows(props: ReviewRowsProps) {
  const { review, text, logins, people, actor, step, leads, waiting } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const printing = usePrinting();
  const box = useRef<HTMLDivElement>(null);
  // A decision and an assignment need a stronger login, which the ticks outlast.
  const { values, saveDraft } = useDraft('review', `${review.id} rows`, nothing);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const filter = filterIn(search);
  const order = orderIn(search);
  const open = rowIn(search);
  const readOnly = review.closedAt !== undefined || printing;
  const picks = !readOnly && (leads || review.rows.some(({ mine }) => mine));
  const { compare } = useFormat();
  const listed = useListed(
    useMemo(() => inOrder(review.rows, order, logins, compare), [review.rows, order, logins, compare]),
    filter,
  );
  const page = Math.max(1, Math.min(pageIn(search), Math.ceil(listed.length / pageSize)));
  const shown = printing ? listed : listed.slice((page - 1) * pageSize, page * pageSize);
  const picked = review.rows.filter(({ id }) => values.rows.includes(id));
  const used = wordsOf(usedRows(review.rows, logins), 'keep');

  const go = (to: string) =>
    void navigate({ pathname, search: to }, { replace: true, preventScrollReset: true });
  const expand = useCallback(
    (row: number) =>
      setExpanded((rows) => new Set(rows.has(row) ? [...rows].filter((one) => one !== row) : [...rows, row])),
    [],
  );

  /** The outcome for the ticked rows does not apply to the next selection. */
  function dismissOutcome() {
    if (step.wish?.lead?.action === 'give' || step.state === 'partly') step.dismiss();
  }

  function pick(ids: readonly number[], on: boolean) {
    const others = values.rows.filter((row) => !ids.includes(row));
    saveDraft({ rows: on ? [...others, ...ids] : others });
    if (!on && others.length === 0) dismissOutcome();
  }

  const clear = useCallback(() => {
    box.current?.focus({ preventScroll: true });
    saveDraft(nothing);
  }, [saveDraft]);

  const columns = useReviewColumns({ logins, step, waiting, readOnly, expanded, onExpand: expand });
  const belowOf = (row: Review['rows'][number]) => ({
    review: review.id,
    row,
    ...{ text, people, actor, step, readOnly, waiting },
    open: open === row.id && (row.mine || row.asksMe),
    onClose: () => go(withRow(search, undefined)),
    expanded: printing || expanded.has(row.id),
  });
  const ticked = shown.filter(({ id }) => values.rows.includes(id)).length;

  return (
    <div ref={box} tabIndex={-1} className={styles.rows}>
      <SelectionPlace
        bar={
          picks &&
          picked.length > 0 && (
            <PickedBar
              review={review.id}
              rows={picked}
              all={listed.length}
              {...{ people, actor, step, leads, waiting }}
              onAll={() =>
                pick(
                  listed.map(({ id }) => id),
                  true,
                )
              }
              onDone={clear}
              onClear={dismissOutcome}
            />
          )
        }
      >
        <div className={styles.tools}>
          <Select
            label={<FormattedMessage id="reviews.show" />}
            inline
            value={filter}
            options={reviewFilters.map((value) => ({
              value,
              label: intl.formatMessage(
                { id: filterMessages[value] },
                { count: review.rows.filter((row) => isShown(row, value)).length },
              ),
            }))}
            onChange={(chosen) => go(withFilter(search, chosen))}
          />
          <Select
            label={<FormattedMessage id="reviews.order" />}
            inline
            value={order}
            options={reviewOrders.map((value) => ({
              value,
              label: intl.formatMessage({ id: orderMessages[value] }),
            }))}
            onChange={(chosen) => go(withOrder(search, chosen))}
          />
          {!readOnly && used.length > 0 && (
            <span className={styles.all}>
              <Button
                small
                disabledBy={waiting}
                onClick={() => {
                  // The button goes away.
                  box.current?.focus({ preventScroll: true });
                  step.sayAll(used);
                }}
              >
                <FormattedMessage id="reviews.keepUsed" values={{ count: used.length }} />
              </Button>
            </span>
          )}
        </div>
      </SelectionPlace>
      <LiveRegion>{step.state === 'taken' && <FormattedMessage id="reviews.stored" />}</LiveRegion>
      {listed.length === 0 ? (
        <Empty title={<FormattedMessage id="reviews.nothingShown" />}>
          <Button look="quiet" onClick={() => go(withFilter(search, 'all'))}>
            <FormattedMessage id="reviews.showAll" />
          </Button>
        </Empty>
      ) : (
        <div className={styles.list}>
          <Table
            caption={<FormattedMessage id="reviews.services" />}
            hideCaption
            fixed
            columns={columns}
            rows={shown}
            rowKey={({ id }) => String(id)}
            below={(row) => hasBelow(belowOf(row)) && <RowBelow {...belowOf(row)} />}
            picking={
              picks
                ? {
                    head: (
                      <PickBox
                        name={{ 'aria-label': intl.formatMessage({ id: 'reviews.tickPage' }) }}
                        checked={ticked === shown.length}
                        partly={ticked > 0 && ticked < shown.length}
                        onChange={(on) =>
                          pick(
                            shown.map(({ id }) => id),
                            on,
                          )
                        }
                      />
                    ),
                    verb: <FormattedMessage id="reviews.tick" />,
                    picked: new Set(values.rows.map(String)),
                    onPick: ({ id }, on) => pick([id], on),
                  }
                : undefined
            }
          />
        </div>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={listed.length}
        label={intl.formatMessage({ id: 'reviews.pages' })}
        to={(number) => ({ pathname, search: withPage(search, number) })}
      />
    </div>
  );
}

type Rows = Review['rows'];

/** Returns the rows of a filter. A row that a decision takes out of it stays where it is until another filter is chosen. */
function useListed(rows: Readonly<Rows>, filter: ReturnType<typeof filterIn>): Readonly<Rows> {
  const matching = () => new Set(rows.filter((row) => isShown(row, filter)).map(({ id }) => id));
  const [held, setHeld] = useState(() => ({ filter, ids: matching() }));
  if (held.filter !== filter) setHeld({ filter, ids: matching() });
  return useMemo(
    () => rows.filter((row) => isShown(row, filter) || (held.filter === filter && held.ids.has(row.id))),
    [rows, filter, held],
  );
}
