import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useGetChangeSetQuery } from '../changeSet.api';
import '../changes.texts';
import { useDialogPlace } from '../../../store/useDialogPlace';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { LoadFailed } from '../../../ui/notices/LoadFailed';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { ChangeSetView } from './ChangeSetView';
import type { LineRemovalActor } from './useRemoval';
import { Slot } from '../../../extending/extensions';

export interface ChangesPageProps {
  readonly removal: LineRemovalActor | undefined;
}

/** Shows the page `/changes`: what the institution has gathered, each line with what is set now and what is in its way. */
export function ChangesPage({ removal }: ChangesPageProps) {
  const intl = useIntl();
  const place = useDialogPlace();
  const { data, error, isFetching, refetch } = useGetChangeSetQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Page
      title={intl.formatMessage({ id: 'changes.title' })}
      lede={<FormattedMessage id="changes.lede" />}
      actions={
        <>
          <Slot name="changesHead" with={{}} />
          <ButtonLink to={place({ dialog: 'upload' })} keepsPlace>
            <FormattedMessage id="changes.upload" />
          </ButtonLink>
        </>
      }
    >
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="changes.failed" />}
          stale={data !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {(!data || !removal) && !error && <Skeleton rows={8} shape="text" />}
      {data?.lines.length === 0 && (
        <Empty title={<FormattedMessage id="changes.empty" />}>
          <p>
            <FormattedMessage id="changes.empty.text" />
          </p>
          <ButtonLink to="/apps/connected">
            <FormattedMessage id="changes.toServices" />
          </ButtonLink>
        </Empty>
      )}
      {data && removal && data.lines.length > 0 && <ChangeSetView set={data} actor={removal} />}
    </Page>
  );
}
