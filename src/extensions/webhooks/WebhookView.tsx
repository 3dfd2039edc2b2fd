import { FormattedMessage } from 'react-intl';
import type { Webhook } from '../../contracts/wire/events';
import { useFormat } from '../../i18n/useFormat';
import { Button } from '../../ui/actions/Button';
import { KeyValue, type KeyValueItem } from '../../ui/lists/KeyValue';
import { Section } from '../../ui/page/Section';
import { Status } from '../../ui/marks/Status';
import { Deliveries } from './Deliveries';
import type { Replaying } from './useReplay';
import { stateMarks, stateMessages } from './webhookMessages';
import styles from './Webhooks.module.css';

interface WebhookViewProps {
  readonly webhook: Webhook;
  readonly replaying: Replaying;
}

/** Shows a webhook: its state, its address, and its events, with undelivered ones first. */
export function WebhookView({ webhook, replaying }: WebhookViewProps) {
  const { dateTime } = useFormat();
  const { name, address, kinds, state, waiting, givenUp } = webhook;
  const { failingSince, stoppedAt, lastAnswer, lastAnswerAt, lastDeliveredAt, earlierSecretUntil } = webhook;
  const fact = (id: string, value: KeyValueItem['value']): KeyValueItem[] =>
    value ? [{ key: id, term: <FormattedMessage id={id} />, value }] : [];
  const moment = (iso: string | undefined) => iso && <time dateTime={iso}>{dateTime(iso)}</time>;
  const outstanding = waiting + givenUp;
  return (
    <Section title={<span className={styles.name}>{name}</span>}>
      <KeyValue
        items={[
          ...fact(
            'webhooks.fact.state',
            <Status kind={stateMarks[state]}>
              <FormattedMessage id={stateMessages[state]} />
            </Status>,
          ),
          ...fact('webhooks.fact.failingSince', moment(stoppedAt ?? failingSince)),
          ...fact(
            'webhooks.fact.answer',
            lastAnswer && (
              <FormattedMessage
                id="webhooks.fact.answer.value"
                values={{ answer: <span lang="en">{lastAnswer}</span>, when: moment(lastAnswerAt) }}
              />
            ),
          ),
          ...fact(
            'webhooks.fact.delivered',
            moment(lastDeliveredAt) ?? <FormattedMessage id="webhooks.never" />,
          ),
          ...fact(
            'webhooks.fact.outstanding',
            outstanding > 0 && <FormattedMessage id="webhooks.outstanding" values={{ waiting, givenUp }} />,
          ),
          ...fact('webhooks.fact.address', <span className={styles.name}>{address}</span>),
          ...fact(
            'webhooks.fact.kinds',
            kinds.length > 0 ? kinds.join(', ') : <FormattedMessage id="webhooks.kinds.all" />,
          ),
          ...fact(
            'webhooks.fact.secret',
            earlierSecretUntil && (
              <FormattedMessage id="webhooks.secret.both" values={{ until: moment(earlierSecretUntil) }} />
            ),
          ),
        ]}
      />
      <Deliveries webhook={webhook} replaying={replaying} />
      <p className={styles.all}>
        {outstanding > 0 && (
          <Button
            busy={replaying.isSending({ webhook: name })}
            onClick={() => replaying.request({ webhook: name })}
          >
            <FormattedMessage id="webhooks.againAll" />
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
        {replaying.due?.webhook === name && (
          <span aria-hidden="true">
            <FormattedMessage id="webhooks.due" values={replaying.due} />
          </span>
        )}
      </p>
    </Section>
  );
}
