import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDeletePolicyMutation } from '../../../../api/policies.api';
import { failureIn } from '../../../../api/failureIn';
import type { Failure } from '../../../../contracts/domain/failure';
import type { Policy } from '../../../../contracts/domain/policy';
import { needsStepUp } from '../../../../contracts/domain/rights';
import { failureMessage } from '../../../../i18n/failureMessage';
import { flashShown } from '../../../../store/flash.slice';
import { useAppDispatch } from '../../../../store/hooks';
import { usePerson } from '../../../../store/person';
import { Banner } from '../../../../ui/Banner';
import { Button } from '../../../../ui/Button';
import { Modal } from '../../../../ui/Modal';
import { ModalFrame } from '../../../../ui/ModalFrame';
import { policyLevel } from '../policyLevel';

/** Deletes after a question in the page; what fails is told where it was asked (item 183). */
export function DeletePolicy({ policy }: { readonly policy: Policy }) {
  const dispatch = useAppDispatch();
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [remove, { isLoading }] = useDeletePolicyMutation();
  const { id, name } = policy;
  const tooLow = needsStepUp(person, policyLevel);

  async function confirm() {
    const answer = await remove(id);
    if (answer.error) return setFailure(failureIn(answer.error));
    dispatch(flashShown({ tone: 'info', messageId: 'policies.deleted', values: { name } }));
  }
  function close() {
    setAsking(false);
    setFailure(undefined);
  }

  return (
    <>
      <Button
        small
        look="quiet"
        onClick={() => setAsking(true)}
        disabledReason={
          tooLow && <FormattedMessage id="policies.delete.level" values={{ level: policyLevel }} />
        }
      >
        <FormattedMessage id="policies.card.delete" values={{ name }} />
      </Button>
      {asking && (
        <Modal narrow onDismiss={() => isLoading || close()}>
          <ModalFrame
            title={<FormattedMessage id="policies.delete.title" values={{ name }} />}
            panel="deletePolicy"
            busy={isLoading}
            onClose={close}
            footer={
              <>
                <Button onClick={close}>
                  <FormattedMessage id="policies.delete.keep" />
                </Button>
                <Button look="danger" busy={isLoading} onClick={() => void confirm()}>
                  <FormattedMessage id="policies.delete.confirm" />
                </Button>
              </>
            }
          >
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
      )}
    </>
  );
}

function FailureText({ failure }: { readonly failure: Failure }) {
  const { id, values } = failureMessage(failure);
  return <FormattedMessage id={id} values={values} />;
}
