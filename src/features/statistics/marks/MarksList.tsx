import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Person } from '../../../contracts/domain/person/person';
import { looksForTickets, maintainsPolicies, mayReadPolicies } from '../../../contracts/domain/person/rights';
import type { StatisticsMark, StatisticsMarks } from '../../../contracts/domain/statistics/statisticsMark';
import { usePerson } from '../../../store/person';
import { useLabels } from '../plot/useLabels';
import { valuesOf } from './useDrawnMarks';
import styles from './MarksList.module.css';

interface MarksListProps extends StatisticsMarks {
  readonly zone: string;
}

/** Lists the marks of the plot, with a link to each ticket or policy. Shows nothing if there are no marks. */
export function MarksList({ marks, more, service, zone }: MarksListProps) {
  const person = usePerson();
  const { point } = useLabels('minute', zone);
  const headingId = useId();
  if (marks.length === 0) return null;
  return (
    <section className={styles.marks} aria-labelledby={headingId}>
      <h3 id={headingId}>
        <FormattedMessage id="statistics.marks" />
      </h3>
      <p className="muted small">
        <FormattedMessage
          id="statistics.marks.note"
          values={{ more: more ? 'yes' : 'no', count: marks.length }}
        />
      </p>
      <ol>
        {marks.map((mark, index) => (
          <li key={index}>
            <time dateTime={new Date(mark.time).toISOString()}>{point(mark.time)}</time>
            {': '}
            <FormattedMessage
              id="statistics.mark"
              values={{
                ...valuesOf(mark),
                a: (chunks: ReactNode) => {
                  const to = addressOf(mark, service, person);
                  return to ? <Link to={to}>{chunks}</Link> : chunks;
                },
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/**
 * Returns the address of the ticket or policy of a mark; undefined if the person may not open it, or it is
 * unknown.
 */
function addressOf(
  mark: StatisticsMark,
  service: StatisticsMarks['service'],
  person: Person,
): string | undefined {
  if (!('policy' in mark)) {
    return mark.ticketKey && looksForTickets(person) ? `/tickets/${mark.ticketKey}` : undefined;
  }
  if (!service || !mayReadPolicies(person.roles)) return undefined;
  const policies = `/apps/${service.id}/${service.type}/settings/authorization_policies`;
  return maintainsPolicies(person) ? `${policies}/${encodeURIComponent(mark.policy.id)}/revisions` : policies;
}
