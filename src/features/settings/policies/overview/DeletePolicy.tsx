import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeletePolicyMutation } from '../../../../api/policyEditing.api';
import { failureIn } from '../../../../api/failureIn';
import type { Failure } from '../../../../contracts/domain/failure';
import type { Policy } from '../../../../contracts/domain/policy';
import { needsStepUp, POLICY_LEVEL } from '../../../../contracts/domain/rights';
import { flashShown } from '../../../../store/flash.slice';
import { useAppDispatch } from '../../../../store/hooks';
import { usePerson } from '../../../../store/person';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { FailureText } from '../../../../ui/FailureText';
import { LevelNeeded } from '../../../../ui/LevelNeeded';
import { Modal } from '../../../../ui/Modal';
import { ModalFrame } from '../../../../ui/ModalFrame';

export interface DeletePolicyProps {
  readonly policy: Policy;
  readonly onClose: () => void;
}

/** Deletes after a question in the page; what fails, and a login that is too weak, are told where it was asked (item 183). */
export function DeletePolicy({ policy, onClose }: DeletePolicyProps) {
  const dispatch = useAppDispatch();
  const person = usePerson();
  const [failure, setFailure] = useState<Failure>();
  const [remove, { isLoading }] = useDeletePolicyMutation();
  const { id, name } = policy;
  const tooLow = needsStepUp(person, POLICY_LEVEL);

  async function confirm() {
    const answer = await remove(id);
    const failed = answer.error && failureIn(answer.error);
    if (failed && failed.kind !== 'notFound') return setFailure(failed);
    const messageId = failed ? 'policies.deletedBefore' : 'policies.deleted';
    dispatch(flashShown({ tone: 'info', messageId, values: { name } }));
    onClose();
  }

  return (
    <Modal narrow onDismiss={() => isLoading || onClose()}>
      <ModalFrame
        title={<FormattedMessage id="policies.delete.title" values={{ name }} />}
        panel="deletePolicy"
        busy={isLoading}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="policies.delete.keep" />
            </Button>
            {!tooLow && (
              <Button look="danger" busy={isLoading} onClick={() => void confirm()}>
                <FormattedMessage id="policies.delete.confirm" />
              </Button>
            )}
          </>
        }
      >
        {tooLow && <LevelNeeded level={POLICY_LEVEL} own={person.level} text="policies.delete.level" />}
        {failure && (
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
