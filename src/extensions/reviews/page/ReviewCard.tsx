import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { changedFacts, stateOf, type FactName } from '../contract/review';
import { settingFacts } from '../../../contracts/domain/services/settingKinds';
import type { ReviewPerson, ReviewRow } from '../contract/review.wire';
import { useFormat } from '../../../i18n/useFormat';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { KeyValue } from '../../../ui/lists/KeyValue';
import { PickBox } from '../../../ui/fields/PickBox';
import { Status } from '../../../ui/marks/Status';
import { withRow } from './reviewAddress';
import { factMessages, stateMarks, stateMessages, type ReviewText } from './reviewText';
import { RowComments } from './RowComments';
import { StepNotice } from './StepNotice';
import type { Step, StepActor } from './useStep';
import { CommentForm } from './CommentForm';
import styles from './Reviews.module.css';

interface ReviewCardProps {
  readonly review: string;
  readonly row: ReviewRow;
  readonly text: ReviewText;
  readonly people: readonly ReviewPerson[];
  readonly actor: StepActor;
  readonly step: Step;
  /** True if the form of this row is open. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** Absent if the review is over. */
  readonly onPick?: ((row: number, on: boolean) => void) | undefined;
  readonly picked: boolean;
  readonly readOnly: boolean;
  /** Id of the reason why buttons are disabled during a request. */
  readonly waiting: string | undefined;
}

const shownFacts: readonly FactName[] = ['attributes', 'contract', ...settingFacts];

/** Shows a connection with its facts, the verdict, and the form for one. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, row, text, people, actor, step, open, onClose, onPick, picked, readOnly, waiting } = props;
  const state = stateOf(row);
  const nameId = `service-${row.id}`;
  const isOwn = step.row === row.id;
  return (
    <article className={styles.card} aria-labelledby={nameId} data-row={row.id}>
      <div className={styles.cardHead}>
        {onPick && (
          <PickBox
            name={{ 'aria-labelledby': nameId }}
            checked={picked}
            onChange={(on) => onPick(row.id, on)}
          />
        )}
        <h3 id={nameId} tabIndex={-1}>
          {row.serviceId === undefined ? (
            row.serviceName
          ) : (
            <Link to={`/apps/${row.serviceId}/${row.serviceType}/about`}>{row.serviceName}</Link>
          )}
        </h3>
        <Status kind={stateMarks[state]}>
          <FormattedMessage id={stateMessages[state]} />
        </Status>
      </div>
      <div className={styles.facts}>
        <KeyValue
          flush
          items={[
            { key: 'givenTo', term: <FormattedMessage id="reviews.givenTo" />, value: row.givenTo.name },
            { key: 'logins', term: <FormattedMessage id="reviews.logins" />, value: text.logins(row) },
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
      <RowComments row={row} />
      {!open && isOwn && (
        <StepNotice step={step} onDismissed={() => document.getElementById(nameId)?.focus()} />
      )}
      {!readOnly && open && <CommentForm {...{ review, row, people, actor, step, waiting, onClose }} />}
      {!readOnly && !open && (row.mine || row.asksMe) && (
        <Choices row={row} step={step} isOwn={isOwn} waiting={waiting} nameId={nameId} />
      )}
    </article>
  );
}

interface ChoicesProps extends Pick<ReviewCardProps, 'row' | 'step' | 'waiting'> {
  readonly isOwn: boolean;
  readonly nameId: string;
}

function Choices({ row, step, isOwn, waiting, nameId }: ChoicesProps) {
  const { search } = useLocation();
  const { id, revision, mine, verdict } = row;
  const form = { to: { search: withRow(search, id) }, keepsPlace: true, small: true } as const;
  if (!mine)
    return (
      <div className={styles.buttons}>
        <ButtonLink {...form}>
          <FormattedMessage id="reviews.toAnswer" />
        </ButtonLink>
      </div>
    );
  const busy = isOwn && step.busy;
  return (
    <div className={styles.buttons}>
      {verdict?.kind !== 'keep' && (
        <Button
          small
          icon="ok"
          describedBy={nameId}
          busy={busy}
          disabledBy={busy ? undefined : waiting}
          onClick={() => step.say({ action: 'keep', row: id, revision })}
        >
          <FormattedMessage id="reviews.keep" />
        </Button>
      )}
      <ButtonLink {...form}>
        <FormattedMessage id={verdict ? 'reviews.change' : 'reviews.more'} />
      </ButtonLink>
    </div>
  );
}

/**
 * Says what has changed since the last review, as far as it is known; before the first review, since when it
 * is connected.
 */
function Since({ row, text }: Pick<ReviewCardProps, 'row' | 'text'>) {
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
