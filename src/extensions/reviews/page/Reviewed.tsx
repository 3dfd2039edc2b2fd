import { useEffect, useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Review } from '../contract/review.wire';
import { usePerson } from '../../../store/person';
import { useLoginFacts } from '../../securityRules/useLoginFacts';
import { Section } from '../../../ui/page/Section';
import { focusHeading } from './focusHeading';
import { ReviewHead } from './ReviewHead';
import { ReviewRows } from './ReviewRows';
import { reviewText } from './reviewText';
import { usePeople } from './usePeople';
import { useStep, type StepActor } from './useStep';

/** Shows a review with its connections, and how far it is. */
export function Reviewed({ review, actor }: { readonly review: Review; readonly actor: StepActor }) {
  const intl = useIntl();
  const { roles, installation } = usePerson();
  const { facts } = useLoginFacts('year');
  const text = useMemo(() => reviewText(intl, installation, facts), [intl, installation, facts]);
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
      <ReviewHead {...{ review, text, actor, step, leads, waiting }} />
      <Section title={<FormattedMessage id="reviews.services" />}>
        <ReviewRows {...{ review, text, people, actor, step, leads, waiting }} />
      </Section>
    </div>
  );
}
