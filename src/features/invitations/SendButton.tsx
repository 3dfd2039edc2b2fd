import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { FORM } from './inviteForm';
import type { InviteActor } from './inviteActor';
import styles from './Invitations.module.css';

/** Sends one invitation at a time, and none before the choices are known. */
export function SendButton({ actor }: { readonly actor: InviteActor }) {
  const state = useSelector(actor, ({ value }) => value);
  const sending = state === 'submitting';
  return (
    <div className={styles.foot}>
      <Button type="submit" form={FORM} look="primary" busy={sending} disabledReason={reasons[state]}>
        <FormattedMessage id="invite.submit" />
      </Button>
      <LiveRegion>{sending && <FormattedMessage id="invite.sending" />}</LiveRegion>
    </div>
  );
}

const reasons: Readonly<Partial<Record<string, ReactNode>>> = {
  loading: <FormattedMessage id="invite.submit.loading" />,
  notLoaded: <FormattedMessage id="invite.submit.notLoaded" />,
};
