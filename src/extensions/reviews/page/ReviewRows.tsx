import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { Review, ReviewPerson } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { useDraft } from '../../../store/useDraft';
import { Button } from '../../../ui/actions/Button';
import { Empty } from '../../../ui/notices/Empty';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Pagination } from '../../../ui/lists/Pagination';
import { Select } from '../../../ui/fields/Select';
import { usePrinting } from '../../../ui/usePrinting';
import { GiveBar } from './GiveBar';
import {
  filterIn,
  isShown,
  pageIn,
  reviewFilters,
  rowIn,
  withFilter,
  withPage,
  withRow,
} from './reviewAddress';
import { ReviewCard } from './ReviewCard';
import { filterMessages, type ReviewText } from './reviewText';
import { useRowFocus } from './useRowFocus';
import type { Step, StepActor } from './useStep';
import styles from './Reviews.module.css';

const pageSize = 25;
const nothing: { readonly rows: readonly number[] } = { rows: [] };

interface ReviewRowsProps {
  readonly review: Review;
  readonly text: ReviewText;
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** True if the reader may assign services to people. */
  readonly leads: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

/** Shows the connections of a review page by page; on paper all at once. */
export function ReviewRows({ review, text, people, actor, step, leads, waiting }: ReviewRowsProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const printing = usePrinting();
  const box = useRef<HTMLDivElement>(null);
  // Giving needs a stronger login, which the ticks outlast.
  const { values, saveDraft } = useDraft('review', `${review.id} rows`, nothing);
  const picked = useMemo(() => new Set(values.rows), [values]);
  const filter = filterIn(search);
  const open = rowIn(search);
  const readOnly = review.closedAt !== undefined;
  const { compare } = useFormat();
  const inOrder = useMemo(
    () => [...review.rows].sort((one, other) => compare(one.serviceName, other.serviceName)),
    [review.rows, compare],
  );
  const listed = useMemo(() => inOrder.filter((row) => isShown(row, filter)), [inOrder, filter]);
  const page = Math.max(1, Math.min(pageIn(search), Math.ceil(listed.length / pageSize)));
  const shown = useMemo(
    () => (printing ? listed : listed.slice((page - 1) * pageSize, page * pageSize)),
    [listed, page, printing],
  );
  useRowFocus(box, shown, step);

  function go(to: string) {
    void navigate({ pathname, search: to }, { replace: true, preventScrollReset: true });
  }

  function pick(row: number, on: boolean) {
    const rows = on ? [...picked, row] : values.rows.filter((one) => one !== row);
    saveDraft({ rows });
    // The outcome of this assignment does not apply to the next one.
    if (rows.length === 0 && step.wish?.lead?.action === 'give') step.dismiss();
  }

  return (
    <div ref={box} tabIndex={-1} className={styles.rows}>
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
        {leads && listed.length > 0 && (
          <Button look="quiet" small onClick={() => saveDraft({ rows: listed.map(({ id }) => id) })}>
            <FormattedMessage id="reviews.tickAll" values={{ count: listed.length }} />
          </Button>
        )}
      </div>
      <LiveRegion>{step.state === 'taken' && <FormattedMessage id="reviews.stored" />}</LiveRegion>
      {shown.map((row) => (
        <ReviewCard
          key={row.id}
          review={review.id}
          row={row}
          {...{ text, people, actor, step, readOnly, waiting }}
          open={open === row.id && (row.mine || row.asksMe)}
          onClose={() => go(withRow(search, undefined))}
          onPick={leads && !printing ? pick : undefined}
          picked={picked.has(row.id)}
        />
      ))}
      {listed.length === 0 && (
        <Empty title={<FormattedMessage id="reviews.nothingShown" />}>
          <Button look="quiet" onClick={() => go(withFilter(search, 'all'))}>
            <FormattedMessage id="reviews.showAll" />
          </Button>
        </Empty>
      )}
      {leads && picked.size > 0 && (
        <GiveBar
          review={review.id}
          rows={values.rows}
          {...{ people, actor, step, waiting }}
          onClear={() => {
            box.current?.focus();
            saveDraft(nothing);
          }}
        />
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
