import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { FederatedText } from '../../i18n/FederatedText';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { useLeave } from '../session/useLeave';
import styles from './Frame.module.css';

/** Shown on every page while a super user acts as someone at an institution. */
export const ImpersonationNotice = memo(function ImpersonationNotice() {
  const { roles, institution } = usePerson();
  const { exit } = useLeave();
  const role = roles.admin ? 'admin' : roles.viewer ? 'viewer' : 'none';
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        action={
          <Button small onClick={exit}>
            <FormattedMessage id="header.exit" />
          </Button>
        }
      >
        <p>
          <FormattedMessage
            id="impersonation.text"
            values={{
              role,
              institution: institution && (
                <b>
                  <FederatedText texts={institution.names} fallback={institution.name} />
                </b>
              ),
            }}
          />
        </p>
      </Banner>
    </div>
  );
});
