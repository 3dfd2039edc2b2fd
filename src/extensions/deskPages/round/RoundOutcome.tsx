import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Banner } from '../../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../../ui/actions/Button';
import { StepFailure } from '../ticket/StepFailure';
import type { RoundProps } from './roundActor';

/** Shows how far the round is. */
export function Working({ actor }: RoundProps) {
  const { through, refusals, waiting } = useSelector(actor, ({ context }) => context);
  const over = through.length + refusals.length;
  const count = over + waiting.length;
  return (
    <p>
      <FormattedMessage id="desk.round.progress" values={{ number: Math.min(over + 1, count), count }} />
    </p>
  );
}

/** Says why the round has stopped, and offers to continue it. */
export function Interrupted({ actor }: RoundProps) {
  const { failure, waiting } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <Banner tone="error" live title={<FormattedMessage id="desk.round.interrupted" />}>
        <p>
          <StepFailure failure={failure ?? { kind: 'unknown' }} />
        </p>
      </Banner>
      <ButtonGroup>
        <Button look="primary" icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="desk.round.goOn" values={{ count: waiting.length }} />
        </Button>
        <Button onClick={() => actor.send({ type: 'dismissal.requested' })}>
          <FormattedMessage id="desk.round.stop" />
        </Button>
      </ButtonGroup>
    </>
  );
}

/** Shows the outcome of the round. */
export function RoundResult({ actor, ticked, onClear }: RoundProps) {
  const { through, refusals, waiting } = useSelector(actor, ({ context }) => context);
  const whole = refusals.length === 0 && waiting.length === 0;
  return (
    <Banner
      tone={whole ? 'success' : 'warning'}
      live
      action={
        ticked.length === 0 && (
          <Button small onClick={onClear}>
            <FormattedMessage id="desk.round.close" />
          </Button>
        )
      }
    >
      <p>
        <FormattedMessage id="desk.round.through" values={{ count: through.length }} />
        {waiting.length > 0 && (
          <>
            {' '}
            <FormattedMessage id="desk.round.waiting" values={{ count: waiting.length }} />
          </>
        )}
      </p>
      {refusals.length > 0 && (
        <>
          <p>
            <FormattedMessage id="desk.round.refused" values={{ count: refusals.length }} />
          </p>
          <ul className="bullets">
            {refusals.map(({ key, failure }) => (
              <li key={key}>
                <Link to={`/desk/${key}`}>{key}</Link>: <StepFailure failure={failure} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
