import { FormattedMessage } from 'react-intl';
import type { Feed } from '../../contracts/wire/feeds';
import { Status } from '../../ui/marks/Status';
import { faultMarks, faultMessages } from './feedMessages';
import styles from './Feeds.module.css';

/** Says how a feed is: each fault in words, or that all is well. */
export function FeedState({ feed: { faults } }: { readonly feed: Pick<Feed, 'faults'> }) {
  if (faults.length === 0)
    return (
      <Status kind="on">
        <FormattedMessage id="feeds.well" />
      </Status>
    );
  return (
    <span className={styles.faults}>
      {faults.map((fault) => (
        <Status key={fault} kind={faultMarks[fault]}>
          <FormattedMessage id={faultMessages[fault]} />
        </Status>
      ))}
    </span>
  );
}
