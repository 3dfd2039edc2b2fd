import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetPublishingQuery } from '../../api/institution.api';
import type { PublishedAddress } from '../../contracts/wire/publishing';
import { CopyButton } from '../../ui/CopyButton';
import { KeyValue } from '../../ui/KeyValue';
import { LoadFailed } from '../../ui/LoadFailed';
import { Section } from '../../ui/Section';
import { TermTip } from '../../ui/TermTip';
import styles from './Institution.module.css';

const names: Readonly<Record<PublishedAddress['kind'], string>> = {
  feed: 'institution.publishing.feed',
  query: 'institution.publishing.query',
  certificates: 'institution.publishing.certificates',
};

/** Tells where the identity provider reads which services are connected. It comes last, since it comes late. */
export function PublishingSection() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useGetPublishingQuery();
  if (!error && !data?.addresses.length) return null;
  return (
    <Section title={<FormattedMessage id="institution.publishing" />} tip={<TermTip term="metadata" />}>
      {error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="institution.publishing.failed" />}
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
          <KeyValue
            items={(data?.addresses ?? []).map(({ kind, address }) => {
              const name = intl.formatMessage({ id: names[kind] });
              return {
                key: kind,
                term: name,
                value: (
                  <>
                    <code className={styles.address}>{address}</code>{' '}
                    <CopyButton
                      value={address}
                      label={intl.formatMessage({ id: 'institution.publishing.copy' }, { name })}
                    />
                  </>
                ),
              };
            })}
          />
        </>
      )}
    </Section>
  );
}
