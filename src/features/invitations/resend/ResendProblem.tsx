import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../contracts/domain/failure';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { FailureText } from '../../../ui/FailureText';
import type { ResendActor } from './resendActor';

/** Says why the reminder did not go out, beside the text that is kept. */
export function ResendProblem({ actor }: { readonly actor: ResendActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const collided = useSelector(actor, (state) => state.matches('collided'));
  const failed = useSelector(actor, (state) => state.matches('failed'));
  if (!failure) return null;
  if (collided) {
    const action = (
      <Button small icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage id="resend.reload" />
      </Button>
    );
    return (
      <Banner tone="warning" live action={action}>
        <ProblemPanel titleId="resend.collided" failure={failure} />
      </Banner>
    );
  }
  if (!failed) return null;
  return (
    <Banner tone="error" live>
      <ProblemPanel titleId="resend.failed" failure={failure} />
    </Banner>
  );
}

function ProblemPanel({ titleId, failure }: { readonly titleId: string; readonly failure: Failure }) {
  return (
    <>
      <p>
        <b>
          <FormattedMessage id={titleId} />
        </b>
      </p>
      <p>
        <FailureText failure={failure} /> <FormattedMessage id="resend.kept" />
      </p>
    </>
  );
}
