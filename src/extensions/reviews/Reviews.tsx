import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { useGetReviewsQuery } from './reviews.api';
import { isByMail } from './page/reviewAddress';
import { ReviewsPage } from './page/ReviewsPage';
import { openReviewStart, openReviewStep } from './reviews.ports';
import { PageStepUp } from '../../pages/PageStepUp';
import { usePageActor } from '../../pages/usePageActor';

/** Runs the charts of a review and of its start, while the page is shown. */
export function Reviews() {
  const intl = useIntl();
  const { id } = useParams();
  const { search } = useLocation();
  const { data } = useGetReviewsQuery();
  const shown = id ?? data?.find(({ closedAt }) => closedAt === undefined)?.id ?? '';
  const [started, setStarted] = useState(0);
  const { actor: start } = usePageActor(
    openReviewStart,
    () => setStarted((count) => count + 1),
    `${started}`,
  );
  const { actor: step } = usePageActor(
    (needs) => openReviewStep(needs, shown, isByMail(search)),
    undefined,
    shown,
  );
  const subject = intl.formatMessage({ id: 'reviews.title' });
  return (
    <>
      <ReviewsPage id={id} start={start} step={step} />
      {start && <PageStepUp actor={start} subject={subject} />}
      {step && <PageStepUp actor={step} subject={subject} />}
    </>
  );
}
