import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { feedAddressMachine } from '../feedAddress.machine';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { CopyButton } from '../../../ui/actions/CopyButton';
import { FailureText } from '../../../ui/notices/FailureText';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Section } from '../../../ui/page/Section';
import styles from './Watching.module.css';

export type FeedAddressActor = ActorRefFrom<typeof feedAddressMachine>;

export interface FeedSectionProps {
  readonly actor: FeedAddressActor;
  readonly hasFeed: boolean;
}

/** Makes, shows once, and withdraws the private address of the feed. */
export function FeedSection({ actor, hasFeed }: FeedSectionProps) {
  const intl = useIntl();
  const state = useSelector(actor, ({ value }) => value);
  const { action, address, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = (one: typeof action) => state === 'changing' && action === one;
  return (
    <Section title={<FormattedMessage id="watching.feed" />}>
      <p className={styles.note}>
        <FormattedMessage id={hasFeed ? 'watching.feed.there' : 'watching.feed.none'} />
      </p>
      {state === 'failed' && failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <LiveRegion>
        {state === 'shown' && <FormattedMessage id="watching.feed.made" />}
        {state === 'withdrawn' && <FormattedMessage id="watching.feed.withdrawn" />}
      </LiveRegion>
      {state === 'shown' && address !== null && (
        <div className={styles.address}>
          <code>{address}</code>
          <CopyButton
            value={address}
            label={intl.formatMessage({ id: 'watching.feed.copy' })}
            withText
            small
          />
          <p className={styles.note}>
            <FormattedMessage id="watching.feed.once" />
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        <Button busy={isBusy('make')} onClick={() => actor.send({ type: 'make.requested' })}>
          <FormattedMessage id={hasFeed ? 'watching.feed.anew' : 'watching.feed.make'} />
        </Button>
        {hasFeed && (
          <Button
            look="quiet"
            busy={isBusy('withdraw')}
            onClick={() => actor.send({ type: 'withdraw.requested' })}
          >
            <FormattedMessage id="watching.feed.withdraw" />
          </Button>
        )}
      </div>
    </Section>
  );
}
