import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { OwnWish } from '../contract/wishes.wire';
import { wishMarks, wishStates } from '../wishMessages';
import { Status } from '../../../ui/marks/Status';
import styles from './Wishes.module.css';

interface WishedServiceProps {
  readonly about: Pick<OwnWish, 'service' | 'serviceType' | 'serviceId' | 'serviceName' | 'state'>;
  /** Name of the service that the state is about, if it is another one. */
  readonly through?: string | undefined;
}

/** Names the service, and the state of the wishes for it. */
export function WishedService({ about, through }: WishedServiceProps) {
  const { service, serviceType, serviceId, serviceName, state } = about;
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>
        {serviceId === undefined ? (
          (serviceName ?? service)
        ) : (
          <Link to={`/apps/${serviceId}/${serviceType}/about`}>{serviceName ?? service}</Link>
        )}
      </h2>
      <Status kind={wishMarks[state]}>
        {through && `${through}: `}
        <FormattedMessage id={wishStates[state]} />
      </Status>
    </div>
  );
}
