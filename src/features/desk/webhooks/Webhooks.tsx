import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Webhook } from '../../../contracts/wire/events';
import { Banner } from '../../../ui/Banner';
import { FailureText } from '../../../ui/FailureText';
import { LiveRegion } from '../../../ui/LiveRegion';
import { useReplay, type EventReplayActor } from './useReplay';
import { WebhookView } from './WebhookView';

interface WebhooksProps {
  readonly webhooks: readonly Webhook[];
  readonly actor: EventReplayActor;
}

/** Shows the webhooks, and what became of the last wish to have events sent again. */
export function Webhooks({ webhooks, actor }: WebhooksProps) {
  const replaying = useReplay(actor);
  const { events, failure } = useSelector(actor, ({ context }) => context);
  const isDue = useSelector(actor, (snapshot) => snapshot.matches('due'));
  return (
    <>
      {failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <LiveRegion>{isDue && <FormattedMessage id="webhooks.due" values={{ events }} />}</LiveRegion>
      {webhooks.map((webhook) => (
        <WebhookView key={webhook.name} webhook={webhook} replaying={replaying} />
      ))}
    </>
  );
}
