import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Webhook } from '../../contracts/wire/events';
import { Banner } from '../../ui/notices/Banner';
import { FailureText } from '../../ui/notices/FailureText';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { useReplay, type EventReplayActor } from './useReplay';
import { WebhookView } from './WebhookView';

interface WebhooksProps {
  readonly webhooks: readonly Webhook[];
  readonly actor: EventReplayActor;
}

/** Shows the webhooks, and the outcome of the last request to send events again. */
export function Webhooks({ webhooks, actor }: WebhooksProps) {
  const replaying = useReplay(actor);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { due } = replaying;
  return (
    <>
      {failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <LiveRegion>{due && <FormattedMessage id="webhooks.due" values={due} />}</LiveRegion>
      {webhooks.map((webhook) => (
        <WebhookView key={webhook.name} webhook={webhook} replaying={replaying} />
      ))}
    </>
  );
}
