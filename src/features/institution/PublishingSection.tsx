import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetPublishingQuery } from '../../api/publishing.api';
import { usePublishedAddresses } from '../../i18n/usePublishedAddresses';
import { AddressList } from '../../ui/AddressList';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import { TermTip } from '../../ui/TermTip';
import styles from './Institution.module.css';

/** Tells where the identity provider reads which services are connected. It comes last, since it comes late. */
export function PublishingSection() {
  const { data, error, isFetching, refetch } = useGetPublishingQuery();
  const items = usePublishedAddresses(data?.addresses ?? []);
  if (!error && items.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="institution.publishing" />} tip={<TermTip term="metadata" />}>
      {error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="publishing.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <>
          <p className={styles.note}>
            <FormattedMessage id="institution.publishing.note" />
            {data?.withToken && (
              <>
                {' '}
                <FormattedMessage id="institution.publishing.token" />
              </>
            )}
          </p>
          <AddressList items={items} />
        </>
      )}
    </Section>
  );
}
