import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { gathersChanges } from '../../changeSets/rights';
import type { ReviewRow } from '../contract/review.wire';
import { obstacleMessages } from '../../changeSets/obstacleMessages';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import styles from './Reviews.module.css';

/** A verdict does not store which ticket was already open. */
const obstacles = {
  ...obstacleMessages,
  requested: 'reviews.line.requested',
  invited: 'reviews.line.invited',
} as const;

/**
 * Shows the verdict on a connection: by whom and when, with the question before it and the state of a
 * requested end.
 */
export function RowComments({ row: { connected, question, verdict } }: { readonly row: ReviewRow }) {
  const { dateTime } = useFormat();
  const mayOpen = gathersChanges(usePerson());
  if (!question && !verdict) return null;
  return (
    <div className={styles.said}>
      {question && (
        <>
          <p>
            <FormattedMessage
              id="reviews.said.question"
              values={{ by: question.by, asked: question.asked.name, at: dateTime(question.at) }}
            />{' '}
            <Words>{question.text}</Words>
          </p>
          {question.answer && (
            <p>
              <FormattedMessage
                id="reviews.said.answer"
                values={{ by: question.answer.by, at: dateTime(question.answer.at) }}
              />{' '}
              <Words>{question.answer.text}</Words>
            </p>
          )}
        </>
      )}
      {verdict && (
        <>
          <p>
            <FormattedMessage
              id={verdict.kind === 'keep' ? 'reviews.said.keep' : 'reviews.said.end'}
              values={{ by: verdict.by, at: dateTime(verdict.at) }}
            />{' '}
            {verdict.remark && <Words>{verdict.remark}</Words>}
          </p>
          {verdict.kind === 'keep' && verdict.obstacle && (
            <p>
              <FormattedMessage id="reviews.line.underWay" />{' '}
              <FormattedMessage id={obstacles[verdict.obstacle]} />
            </p>
          )}
          {verdict.kind === 'end' && (
            <p>
              {!connected ? (
                <FormattedMessage id="reviews.line.ended" />
              ) : verdict.obstacle ? (
                <>
                  <FormattedMessage id="reviews.line.not" />{' '}
                  <FormattedMessage id={obstacles[verdict.obstacle]} />
                </>
              ) : (
                <FormattedMessage
                  id="reviews.line.added"
                  values={{ set: (chunks) => (mayOpen ? <Link to="/changes">{chunks}</Link> : chunks) }}
                />
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The words of a person, with their line breaks, on the line that says whose they are. */
function Words({ children }: { readonly children: string }) {
  return (
    <span className={styles.words} dir="auto">
      {children}
    </span>
  );
}
