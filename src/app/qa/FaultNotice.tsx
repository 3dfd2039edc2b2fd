import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/faultNotice';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { frontDialog, onDialogs } from '../frame/frontDialog';
import styles from './FaultNotice.module.css';

/**
 * Says on every page that a tester asked for the faults. A modal dialog makes everything around it inert, so
 * while one is open, the notice is inside it.
 */
export function FaultNotice({ count, onMend }: { readonly count: number; readonly onMend: () => void }) {
  const dialog = useSyncExternalStore(onDialogs, frontDialog);
  const notice = (
    <aside className={dialog ? styles.within : styles.notice} aria-labelledby="qa-faults">
      <Banner
        live
        tone="warning"
        action={
          <Button small icon="retry" onClick={onMend}>
            <FormattedMessage id="faultNotice.mend" />
          </Button>
        }
      >
        <p id="qa-faults">
          <FormattedMessage id="faultNotice.text" values={{ count }} />
        </p>
      </Banner>
    </aside>
  );
  return dialog ? createPortal(notice, dialog) : notice;
}
