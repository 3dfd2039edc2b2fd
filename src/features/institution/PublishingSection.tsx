import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetPublishingQuery } from '../../api/publishing.api';
import { usePublishedAddresses } from '../../i18n/usePublishedAddresses';
import { AddressSection } from '../../ui/address/AddressSection';
import { TermTip } from '../../ui/overlays/TermTip';

/**
 * Says where the identity provider reads which services are connected. It comes last, since it loads late.
 */
export function PublishingSection() {
  const { data, error, isFetching, refetch } = useGetPublishingQuery();
  return (
    <AddressSection
      title={<FormattedMessage id="institution.publishing" />}
      tip={<TermTip term="metadata" />}
      note={
        <>
          <FormattedMessage id="institution.publishing.note" />{' '}
          {data?.withToken && <FormattedMessage id="institution.publishing.token" />}
        </>
      }
      addresses={usePublishedAddresses(data?.addresses ?? [])}
      failure={error && failureIn(error)}
      failed={<FormattedMessage id="publishing.failed" />}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}
