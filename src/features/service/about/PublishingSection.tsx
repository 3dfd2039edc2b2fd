import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../../api/failureIn';
import { useGetServicePublishingQuery } from '../../../api/publishing.api';
import { PUBLISHING_EXTENSION } from '../../../contracts/domain/publishing';
import { usePublishedAddresses } from '../../../i18n/usePublishedAddresses';
import { usePerson } from '../../../store/person';
import { AddressSection } from '../../../ui/address/AddressSection';
import { TermTip } from '../../../ui/overlays/TermTip';

/** Says to super users where the service reads who may log in. It comes last, since it loads late. */
export function PublishingSection({ entityId }: { readonly entityId: string }) {
  const { roles, installation } = usePerson();
  const isShown = roles.superUser && installation.extensions.includes(PUBLISHING_EXTENSION);
  const { data, error, isFetching, refetch } = useGetServicePublishingQuery(entityId, { skip: !isShown });
  return (
    <AddressSection
      title={<FormattedMessage id="service.publishing" />}
      tip={<TermTip term="metadata" />}
      note={
        <>
          <FormattedMessage id="service.publishing.note" />{' '}
          {data?.withToken && <FormattedMessage id="service.publishing.token" />}
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
