import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { DIALOG_PARAMETER, formatDialogAddress } from '../../contracts/domain/dialogAddress';
import { connectionState } from '../../contracts/domain/connection';
import type { ServiceDetail } from '../../contracts/domain/service';
import { usePerson } from '../../store/person';
import { Button } from '../../ui/Button';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink';
import { connectionOffer } from './connectionRule';
import { ConnectionStatus } from './ConnectionStatus';
import { PendingUnknown } from './PendingUnknown';
import { RefusalText } from './RefusalText';
import styles from './ServiceView.module.css';
import type { PendingTicket } from './usePendingTicket';

export interface ConnectionBlockProps {
  readonly service: ServiceDetail;
  readonly pending: PendingTicket;
}

/** How the service stands to the institution, and what can be done about it now. */
export function ConnectionBlock({ service, pending }: ConnectionBlockProps) {
  const person = usePerson();
  const { pathname, search } = useLocation();
  const offer = connectionOffer({ person, service, ticket: pending.ticket, looking: pending.looking });
  const label = (
    <FormattedMessage id={service.exampleSingleTenant ? 'service.connectSingleTenant' : 'service.connect'} />
  );

  if (offer.kind === 'login') {
    return (
      <div className={styles.block}>
        <ButtonAnchor
          href={`/login?redirect_url=${encodeURIComponent(`${window.location.origin}${pathname}${search}`)}`}
        >
          <FormattedMessage id="service.login" />
        </ButtonAnchor>
      </div>
    );
  }
  const params = new URLSearchParams(search);
  params.set(DIALOG_PARAMETER, formatDialogAddress({ dialog: 'connect', service }));
  return (
    <div className={styles.block}>
      <ConnectionStatus state={connectionState(service.connected, pending.ticket)} />
      {offer.kind === 'connect' && (
        <ButtonLink look="primary" keepsPlace to={{ pathname, search: `?${params}` }}>
          {label}
        </ButtonLink>
      )}
      {offer.kind === 'looking' && (
        <Button look="primary" busy>
          {label}
        </Button>
      )}
      {offer.kind === 'refused' && (
        <Button look="primary" disabledReason={<RefusalText refusal={offer.refusal} />}>
          {label}
        </Button>
      )}
      {pending.failed && <PendingUnknown onRetry={pending.retry} />}
    </div>
  );
}
