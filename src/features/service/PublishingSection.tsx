import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetServicePublishingQuery } from '../../api/publishing.api';
import { PUBLISHING_EXTENSION } from '../../contracts/domain/publishing';
import { usePublishedAddresses } from '../../i18n/usePublishedAddresses';
import { usePerson } from '../../store/person';
import { AddressList } from '../../ui/AddressList';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import { TermTip } from '../../ui/TermTip';
import styles from './AboutTab.module.css';

/** Tells super users where the service reads who may log in. It comes last, since it comes late. */
export function PublishingSection({ entityId }: { readonly entityId: string }) {
  const { roles, installation } = usePerson();
  const isOffered = roles.superUser && installation.extensions.includes(PUBLISHING_EXTENSION);
  const { data, error, isFetching, refetch } = useGetServicePublishingQuery(entityId, { skip: !isOffered });
  const items = usePublishedAddresses(data?.addresses ?? []);
  if (!isOffered || (!error && items.length === 0)) return null;
  return (
    <Section title={<FormattedMessage id="service.publishing" />} tip={<TermTip term="metadata" />}>
      {error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="publishing.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <>
          <p className={styles.small}>
            <FormattedMessage id="service.publishing.note" />
            {data?.withToken && (
              <>
                {' '}
                <FormattedMessage id="service.publishing.token" />
              </>
            )}
          </p>
          <AddressList items={items} />
        </>
      )}
    </Section>
  );
}
