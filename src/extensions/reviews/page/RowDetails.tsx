import { FormattedMessage } from 'react-intl';
import { changedFacts, type FactName } from '../contract/review';
import { settingFacts } from '../../../contracts/domain/services/settingKinds';
import type { ReviewRow } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { factMessages, type ReviewText } from './reviewText';
import styles from './Reviews.module.css';

interface RowDetailsProps {
  readonly row: ReviewRow;
  readonly text: ReviewText;
}

const shownFacts: readonly FactName[] = ['attributes', 'contract', ...settingFacts];

/** Shows the facts of a connection, and what has changed since the last review. */
export function RowDetails({ row, text }: RowDetailsProps) {
  return (
    <div className={styles.facts}>
      <KeyValue
        flush
        items={[
          ...shownFacts.map((name) => ({
            key: name,
            term: <FormattedMessage id={factMessages[name]} />,
            value: row.facts ? text.fact(row.facts, name) : <FormattedMessage id="reviews.gone" />,
          })),
          {
            key: 'since',
            term: <FormattedMessage id="reviews.since" />,
            value: <Since row={row} text={text} />,
          },
        ]}
      />
    </div>
  );
}

/**
 * Says what has changed since the last review, as far as it is known; before the first review, since when it
 * is connected.
 */
function Since({ row, text }: RowDetailsProps) {
  const format = useFormat();
  const { last, connectedSince } = row;
  const changed = changedFacts(row);
  if (!last)
    return connectedSince ? (
      <FormattedMessage id="reviews.since.connected" values={{ date: format.date(connectedSince) }} />
    ) : (
      <FormattedMessage id="reviews.since.never" />
    );
  if (!changed)
    return <FormattedMessage id="reviews.since.unknown" values={{ date: format.date(last.at) }} />;
  if (changed.length === 0)
    return <FormattedMessage id="reviews.since.nothing" values={{ date: format.date(last.at) }} />;
  return (
    <>
      <FormattedMessage id="reviews.since.changed" values={{ date: format.date(last.at) }} />
      <ul className={styles.changes}>
        {changed.map(({ name }) => (
          <li key={name}>
            <FormattedMessage id={factMessages[name]} />:{' '}
            <del>{last.facts && text.fact(last.facts, name)}</del>{' '}
            <ins>{row.facts && text.fact(row.facts, name)}</ins>
          </li>
        ))}
      </ul>
    </>
  );
}
