import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner';
import styles from './ServiceView.module.css';
import type { ServiceConnection } from './useServiceConnection';
import { useTicketWords } from './useTicketWords';

/** A ticket about this service is open, or an invitation waits for an answer (item 106). */
export function OpenTicketBanner({ connection }: { readonly connection: ServiceConnection }) {
  const wordsOf = useTicketWords();
  const { ticket, underWay } = connection.context;
  if (!ticket || !underWay) return null;
  const invited = underWay === 'invitation';
  return (
    <div className={styles.banner}>
      <Banner tone={invited ? 'warning' : 'info'}>
        <FormattedMessage
          id={invited ? 'service.banner.invitation' : 'service.banner.open'}
          values={{ ...wordsOf(ticket), b: (words) => <b>{words}</b> }}
        />
      </Banner>
    </div>
  );
}
