import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import '../../../../i18n/texts/policies';
import type { policyDeletionMachine } from '../../../../machines/pages/policyDeletion/policyDeletion.machine';
import { Banner } from '../../../../ui/notices/Banner';
import { Button } from '../../../../ui/actions/Button';
import { FailureText } from '../../../../ui/notices/FailureText';
import { Modal } from '../../../../ui/overlays/Modal';
import { ModalFrame } from '../../../../ui/overlays/ModalFrame';

export type DeletionActor = ActorRefFrom<typeof policyDeletionMachine>;

/** The question is shown in these states. */
const questionStates: readonly string[] = ['asking', 'deleting', 'failed'];

/** Asks before a policy is deleted; a failure is shown at the question (REQUIREMENTS 183). */
export function DeletePolicy({ actor }: { readonly actor: DeletionActor }) {
  const state = useSelector(actor, ({ value }) => value);
  const { policy, failure } = useSelector(actor, ({ context }) => context);
  if (!questionStates.includes(state)) return null;
  const busy = state === 'deleting';
  const keep = () => actor.send({ type: 'dismissal.requested' });
  return (
    <Modal narrow actor={actor} onDismiss={keep}>
      <ModalFrame
        title={<FormattedMessage id="policies.delete.title" values={{ name: policy.name }} />}
        panel="deletePolicy"
        busy={busy}
        onClose={busy ? undefined : keep}
        footer={
          <>
            {!busy && (
              <Button onClick={keep}>
                <FormattedMessage id="policies.delete.keep" />
              </Button>
            )}
            <Button look="danger" busy={busy} onClick={() => actor.send({ type: 'deletion.confirmed' })}>
              <FormattedMessage id="policies.delete.confirm" />
            </Button>
          </>
        }
      >
        {state === 'failed' && failure && (
          <Banner tone="error" live>
            <FailureText failure={failure} />
          </Banner>
        )}
        <p>
          <FormattedMessage id="policies.delete.text" />
        </p>
      </ModalFrame>
    </Modal>
  );
}
