import { useEffect, useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Review } from '../contract/review.wire';
import { usePerson } from '../../../store/person';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { Skeleton } from '../../../ui/page/Skeleton';
import { focusHeading } from './focusHeading';
import { ReviewFoot } from './ReviewFoot';
import { ReviewHead } from './ReviewHead';
import { ReviewRows } from './ReviewRows';
import { reviewText } from './reviewText';
import { useLastLogins } from './useLastLogins';
import { usePeople } from './usePeople';
import { useStep, type StepActor } from './useStep';

/** Shows a review with its connections, and how far it is. */
export function Reviewed({ review, actor }: { readonly review: Review; readonly actor: StepActor }) {
  const intl = useIntl();
  const { roles, installation } = usePerson();
  const { logins, coming } = useLastLogins();
  const text = useMemo(() => reviewText(intl, installation), [intl, installation]);
  const people = usePeople(review.people);
  const step = useStep(actor);
  const waitingId = useId();
  const waiting = step.busy ? waitingId : undefined;
  const leads = roles.admin && review.closedAt === undefined;
  const navigate = useNavigate();
  const isClosed = step.state === 'taken' && step.wish?.lead?.action === 'close';
  useEffect(() => {
    if (!isClosed) return;
    // The pressed button goes with what can be led.
    focusHeading();
    // A closed review has its own address, with its report.
    void navigate(`/reviews/${review.id}`, { replace: true });
  }, [isClosed, navigate, review.id]);
  return (
    <div>
      {/* Out of sight: what is pressed shows that it works, and nothing moves for a moment. */}
      <span className="visually-hidden" id={waitingId}>
        {step.busy && <FormattedMessage id="reviews.sending" />}
      </span>
      {/* The decisions that are not yet sent are lost with the page. */}
      <UnsavedChanges when={step.busy && step.total > 1} onLeave={step.dismiss} />
      <ReviewHead {...{ review, text, step, leads, waiting }} />
      {/* The order of the rows follows from the logins. */}
      {coming ? (
        <Skeleton rows={8} shape="text" />
      ) : (
        <ReviewRows {...{ review, text, logins, people, actor, step, leads, waiting }} />
      )}
      {!review.closedAt && <ReviewFoot {...{ review, actor, step, leads, waiting }} />}
    </div>
  );
}
