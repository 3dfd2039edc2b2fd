import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import type { ResendActor } from './resendActor';

/** Says why the reminder did not go out, beside the text that is kept. */
export function ResendProblem({ actor }: { readonly actor: ResendActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const collided = useSelector(actor, (state) => state.matches('collided'));
  const failed = useSelector(actor, (state) => state.matches('failed'));
  if (!failure) return null;
  const text = (
    <p>
      <FailureText failure={failure} /> <FormattedMessage id="resend.kept" />
    </p>
  );
  if (collided) {
    const action = (
      <Button small icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage id="resend.reload" />
      </Button>
    );
    return (
      <Banner tone="warning" live title={<FormattedMessage id="resend.collided" />} action={action}>
        {text}
      </Banner>
    );
  }
  if (!failed) return null;
  return (
    <Banner tone="error" live title={<FormattedMessage id="resend.failed" />}>
      {text}
    </Banner>
  );
}
