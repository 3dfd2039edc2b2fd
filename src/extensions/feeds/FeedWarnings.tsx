import { FormattedMessage } from 'react-intl';
import type { FeedWarning } from '../../contracts/wire/feeds';
import { useFormat } from '../../i18n/useFormat';
import { Banner } from '../../ui/notices/Banner';
import { Disclosure } from '../../ui/page/Disclosure';
import { warningMessages } from './feedMessages';
import styles from './Feeds.module.css';

type Kind = FeedWarning['kind'];
const listed = ['scopeConflict', 'otherRegistrar', 'leftOut', 'shortened'] as const satisfies readonly Kind[];

/**
 * Shows the warnings of a successful refresh: those about the feed as sentences, those about entities by
 * their ids.
 */
export function FeedWarnings({ warnings }: { readonly warnings: readonly FeedWarning[] }) {
  const { date } = useFormat();
  const subjects = (kind: Kind) => warnings.flatMap((one) => (one.kind === kind ? [one.subject] : []));
  const [ended] = subjects('certificateExpired');
  return (
    <>
      {subjects('unverified').length > 0 && (
        <Banner tone="warning">
          <FormattedMessage id={warningMessages.unverified} />
        </Banner>
      )}
      {ended !== undefined && (
        <Banner tone="warning">
          <FormattedMessage id={warningMessages.certificateExpired} values={{ date: date(ended) }} />
        </Banner>
      )}
      {listed.map((kind) => {
        const entities = subjects(kind);
        return (
          entities.length > 0 && (
            <Disclosure
              key={kind}
              label={<FormattedMessage id={warningMessages[kind]} values={{ count: entities.length }} />}
            >
              <ul className={styles.entities}>
                {entities.map((entity) => (
                  <li key={entity}>{entity}</li>
                ))}
              </ul>
            </Disclosure>
          )
        );
      })}
    </>
  );
}
