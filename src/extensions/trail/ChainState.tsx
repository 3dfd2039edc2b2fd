import { FormattedMessage } from 'react-intl';
import { useGetTrailChainQuery } from './audit.api';
import { failureIn } from '../../api/failureIn';
import type { AuditChain } from '../../contracts/wire/audit';
import { useFormat } from '../../i18n/useFormat';
import { Disclosure } from '../../ui/page/Disclosure';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Status } from '../../ui/marks/Status';
import { faultMessages } from './trailMessages';
import styles from './Trail.module.css';

/** Shows whether the trail is as it was written: how far it is sealed, and what the last check found. */
export function ChainState() {
  const {
    data: chain,
    error,
    isFetching,
    refetch,
  } = useGetTrailChainQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className={styles.chain}>
      {error && (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="audit.chain.failed" />}
          stale={chain !== undefined}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {chain && <Verdict chain={chain} />}
    </div>
  );
}

function Verdict({ chain: { to, seal, faults, checkedAt } }: { readonly chain: AuditChain }) {
  const { date, dateTime } = useFormat();
  if (to === undefined) {
    return (
      <Status kind="waiting">
        <FormattedMessage id="audit.chain.none" />
      </Status>
    );
  }
  const when = checkedAt === undefined ? '' : dateTime(checkedAt);
  return (
    <>
      <Status kind={faults.length > 0 ? 'action' : 'on'}>
        {faults.length > 0 ? (
          <FormattedMessage id="audit.chain.broken" values={{ count: faults.length, when }} />
        ) : (
          <FormattedMessage id="audit.chain.holds" values={{ day: date(to), when }} />
        )}
      </Status>
      {faults.length > 0 && (
        <ul>
          {faults.map(({ day: at, kind, number = '' }) => (
            <li key={`${at} ${kind} ${number}`}>
              <FormattedMessage id={faultMessages[kind]} values={{ day: date(at), number }} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure label={<FormattedMessage id="audit.chain.seal" />}>
        <p className={styles.seal}>
          <FormattedMessage id="audit.chain.seal.text" />
        </p>
        <code className={styles.value}>{seal}</code>
      </Disclosure>
    </>
  );
}
