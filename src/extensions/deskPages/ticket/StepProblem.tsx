import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { othersStatusMessages } from '../queue/deskMessages';
import type { StepActor, StepProps } from './stepActor';
import { StepFailure } from './StepFailure';
import styles from '../queue/Desk.module.css';

/** Says that another person was faster, and shows the ticket's new state. */
export function Moved({ actor, ticket }: StepProps) {
  const intl = useIntl();
  const action = useSelector(actor, ({ context }) => context.action);
  const goesOn = action !== null && ticket.possible.includes(action);
  const status = intl.formatMessage({ id: othersStatusMessages[ticket.status] });
  return (
    <>
      <Banner tone="warning" live title={<FormattedMessage id="desk.moved" />}>
        <p>
          <FormattedMessage id="desk.moved.text" values={{ status }} />
          {ticket.holder && (
            <>
              {' '}
              <FormattedMessage id="desk.moved.holder" values={{ name: ticket.holder }} />
            </>
          )}
        </p>
        <EnteredComment actor={actor} />
      </Banner>
      <ButtonGroup>
        {goesOn && (
          <Button look="primary" onClick={() => actor.send({ type: 'return.requested' })}>
            <FormattedMessage id="desk.moved.go" />
          </Button>
        )}
        <Button onClick={() => actor.send({ type: 'dismissal.requested' })}>
          <FormattedMessage id="desk.moved.drop" />
        </Button>
      </ButtonGroup>
    </>
  );
}

/** Says that the step is not possible, and why. */
export function Refused({ actor }: StepProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (failure?.kind !== 'collision') return null;
  const { ticketKey } = failure;
  return (
    <>
      <Banner tone="warning" live title={<FormattedMessage id="desk.refused" />}>
        <p>
          <StepFailure failure={failure} />
        </p>
      </Banner>
      <ButtonGroup>
        {ticketKey && (
          <ButtonLink look="primary" to={`/desk/${ticketKey}`}>
            <FormattedMessage id="desk.refused.ticket" values={{ key: ticketKey }} />
          </ButtonLink>
        )}
        <Button onClick={() => actor.send({ type: 'dismissal.requested' })}>
          <FormattedMessage id="desk.moved.drop" />
        </Button>
      </ButtonGroup>
    </>
  );
}

/** Says that the step failed, or that this is unknown; it can be tried again. */
export function Failed({ actor }: StepProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <Banner tone="error" live title={<FormattedMessage id="desk.failed" />}>
        <p>
          <StepFailure failure={failure ?? { kind: 'unknown' }} />
        </p>
        <EnteredComment actor={actor} />
      </Banner>
      <ButtonGroup>
        <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="desk.failed.retry" />
        </Button>
        <Button onClick={() => actor.send({ type: 'return.requested' })}>
          <FormattedMessage id="desk.failed.back" />
        </Button>
      </ButtonGroup>
    </>
  );
}

function EnteredComment({ actor }: { readonly actor: StepActor }) {
  const step = useSelector(actor, ({ context }) => context.step);
  if (!step || !('comment' in step) || step.comment === '') return null;
  return (
    <p className={styles.text}>
      <FormattedMessage id="desk.kept" /> {step.comment}
    </p>
  );
}
