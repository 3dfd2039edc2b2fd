import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReviewRow } from '../contract/review.wire';
import { countText } from '../../../i18n/countText';
import { usePerson } from '../../../store/person';
import type { Column } from '../../../ui/lists/Table';
import { RowAnswers } from './RowAnswers';
import type { LastLogins } from './useLastLogins';
import type { Step } from './useStep';
import styles from './Reviews.module.css';

interface ReviewColumns {
  readonly logins: LastLogins | undefined;
  readonly step: Step;
  readonly waiting: string | undefined;
  readonly readOnly: boolean;
  /** Rows whose details are shown. */
  readonly expanded: ReadonlySet<number>;
  readonly onExpand: (row: number) => void;
}

/** Returns the columns of a review: who uses a service, who decides about it, and the decision. */
export function useReviewColumns(props: ReviewColumns): readonly Column<ReviewRow>[] {
  const { logins, expanded, ...answering } = props;
  const intl = useIntl();
  const { installation } = usePerson();
  const isPeople = logins?.people ?? true;
  return [
    {
      key: 'service',
      head: <FormattedMessage id="reviews.column.service" />,
      cell: ({ id, serviceId, serviceType, serviceName }, nameId) => (
        <span id={nameId} data-row={id} tabIndex={-1}>
          {serviceId === undefined ? (
            serviceName
          ) : (
            <Link to={`/apps/${serviceId}/${serviceType}/about`}>{serviceName}</Link>
          )}
        </span>
      ),
    },
    {
      key: 'last',
      head: <FormattedMessage id="reviews.logins.last" />,
      width: styles.last,
      stacked: 'plain',
      cell: ({ service }) => (
        // Phones show one of the two: if there were users last month, the month of the last login says less.
        <span data-needless={logins?.usedLastMonth(service) || undefined}>
          <LastLogin logins={logins} service={service} />
        </span>
      ),
    },
    {
      key: 'users',
      head: <FormattedMessage id={isPeople ? 'reviews.logins.users' : 'reviews.logins.logins'} />,
      numeric: true,
      width: styles.users,
      stacked: 'plain',
      cell: ({ service }) => {
        if (!logins) return '–';
        const counts = logins.lastMonthOf(service);
        const count = counts?.logins === 0 ? 0 : isPeople ? counts?.users : counts?.logins;
        return (
          <span data-needless={count === 0 || undefined}>
            {countText(intl, installation, count)}{' '}
            <span className={styles.unit}>
              <FormattedMessage id={isPeople ? 'reviews.unit.users' : 'reviews.unit.logins'} />
            </span>
          </span>
        );
      },
    },
    {
      key: 'givenTo',
      head: <FormattedMessage id="reviews.givenTo" />,
      width: styles.givenTo,
      stacked: 'plain',
      cell: ({ givenTo, mine }) => <span data-mine={mine || undefined}>{givenTo.name}</span>,
    },
    {
      key: 'answer',
      head: <FormattedMessage id="reviews.verdict" />,
      width: styles.answer,
      stacked: 'plain',
      cell: (row) => <RowAnswers row={row} expanded={expanded.has(row.id)} {...answering} />,
    },
  ];
}

function LastLogin({ logins, service }: Pick<ReviewColumns, 'logins'> & { readonly service: string }) {
  const intl = useIntl();
  if (!logins) return <FormattedMessage id="reviews.logins.unknown" />;
  const last = logins.lastOf(service);
  const isMonth = last.length > 4;
  if (isMonth) return intl.formatDate(`${last}-15T12:00`, { month: 'short', year: 'numeric' });
  return (
    <span className={styles.late}>
      {last || (
        <FormattedMessage
          id={logins.since ? 'reviews.logins.before' : 'reviews.logins.notLastMonth'}
          values={{ year: logins.since }}
        />
      )}
    </span>
  );
}
