import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { flashClosed, selectFlash } from '../../store/flash.slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/marks/Icon';
import { TicketKey } from '../../ui/texts/TicketKey';
import styles from './Flash.module.css';

const icons = { info: 'ok', warning: 'warning', error: 'error' } as const;

/**
 * One message at a time, until it is closed. Both live regions are always present, since screen readers
 * ignore new ones.
 */
export const Flash = memo(function Flash() {
  const flash = useAppSelector(selectFlash);
  const dispatch = useAppDispatch();
  const intl = useIntl();

  const values = flash?.values ?? {};
  const key = typeof values.key === 'string' && isTicketKey(values.key) ? values.key : undefined;
  const message = flash && (
    <div className={styles.flash} data-tone={flash.tone}>
      <Icon name={icons[flash.tone]} className={styles.icon} />
      <p>
        <span className="visually-hidden">{intl.formatMessage({ id: toneNames[flash.tone] })} </span>
        <FormattedMessage
          id={flash.messageId}
          values={{ ...values, ...(key && { key: <TicketKey>{key}</TicketKey> }) }}
        />
      </p>
      <Button look="quiet" small icon="close" iconOnly onClick={() => dispatch(flashClosed())}>
        <FormattedMessage id="flash.close" />
      </Button>
    </div>
  );
  return (
    <div className={styles.slot}>
      <div role="status">{flash?.tone !== 'error' && message}</div>
      <div role="alert">{flash?.tone === 'error' && message}</div>
    </div>
  );
});

const toneNames = { info: 'flash.info', warning: 'flash.warning', error: 'flash.error' } as const;
