import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useGetCatalogueQuery } from '../../../api/catalogue.api';
import { failureIn } from '../../../api/failureIn';
import { useGetReviewQuery, useGetReviewsQuery } from '../reviews.api';
import '../reviews.texts';
import { InstitutionHead } from '../../../features/institution/InstitutionHead';
import { usePerson } from '../../../store/person';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { focusHeading } from './focusHeading';
import { EarlierReviews } from './EarlierReviews';
import { Reviewed } from './Reviewed';
import { StartForm, type StartActor } from './StartForm';
import type { StepActor } from './useStep';

export interface ReviewsPageProps {
  /** Id in the address; absent: the review that is open. */
  readonly id: string | undefined;
  readonly start: StartActor | undefined;
  readonly step: StepActor | undefined;
}

const fresh = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

/** Shows the pages `/reviews` and `/reviews/{id}`: a review with its connections, how one is started, and earlier ones. */
export function ReviewsPage({ id, start, step }: ReviewsPageProps) {
  const intl = useIntl();
  const { roles } = usePerson();
  const list = useGetReviewsQuery(undefined, fresh);
  const shownId = id ?? list.data?.find(({ closedAt }) => closedAt === undefined)?.id;
  const one = useGetReviewQuery(shownId ?? '', { ...fresh, skip: shownId === undefined });
  const catalogue = useGetCatalogueQuery();
  const review = one.data?.id === shownId ? one.data : undefined;
  const starts = list.data !== undefined && shownId === undefined && roles.admin;
  const failed = [list, one, ...(starts ? [catalogue] : [])].find(({ error }) => error);
  const failure = failed?.error && failureIn(failed.error);
  const isMissing = (failed !== catalogue && failure?.kind === 'notFound') || one.currentData === null;
  const offered = useRef(starts);
  useEffect(() => {
    // The form has disappeared, with the focus if it was inside.
    if (offered.current && !starts) focusHeading();
    offered.current = starts;
  }, [starts]);
  const services = catalogue.data?.services.filter(({ connected }) => connected);
  return (
    <Page
      compact
      above={<InstitutionHead />}
      title={review?.title ?? intl.formatMessage({ id: 'reviews.title' })}
      lede={<FormattedMessage id="reviews.lede" />}
    >
      {isMissing ? (
        <Empty title={<FormattedMessage id="reviews.missing" />}>
          <Link to="/reviews">
            <FormattedMessage id="reviews.title" />
          </Link>
        </Empty>
      ) : (
        failure && (
          <LoadFailed
            failure={failure}
            title={
              <FormattedMessage id={failed === catalogue ? 'reviews.servicesFailed' : 'reviews.failed'} />
            }
            stale={(failed === catalogue ? services : review) !== undefined}
            onRetry={() => void failed?.refetch()}
            retrying={failed?.isFetching === true}
          />
        )
      )}
      {!failure && !isMissing && (!list.data || (shownId !== undefined && !review)) && (
        <Skeleton rows={8} shape="text" />
      )}
      {review && step && <Reviewed review={review} actor={step} />}
      {starts &&
        (services?.length === 0 ? (
          <Empty title={<FormattedMessage id="reviews.noServices" />} />
        ) : services && start ? (
          <StartForm actor={start} services={services} />
        ) : (
          !failure && <Skeleton rows={8} shape="text" />
        ))}
      {list.data && shownId === undefined && !roles.admin && (
        <Empty title={<FormattedMessage id="reviews.none" />}>
          <p>
            <FormattedMessage id="reviews.none.text" />
          </p>
        </Empty>
      )}
      {list.data && <EarlierReviews reviews={list.data.filter((other) => other.id !== shownId)} />}
    </Page>
  );
}
