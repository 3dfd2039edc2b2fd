import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { Failure } from '../../../../contracts/domain/failure';
import { failureMessage } from '../../../../i18n/failureMessage';
import '../../../../i18n/texts/dialogs';
import { Banner } from '../../../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../../../ui/actions/Button';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { FailureText } from '../../../../ui/notices/FailureText';
import type { SavingActor } from './savingActor';
import styles from '../Policies.module.css';

export interface PolicyFootProps {
  readonly formId: string;
  /** The stored policy is active. */
  readonly active: boolean;
  readonly actor: SavingActor;
  readonly overview: string;
  /** Called before the form is sent, with whether the policy shall be active. */
  readonly onPress: (active: boolean) => void;
}

/**
 * The left button saves it inactive, the right one active; their labels depend on its present state
 * (REQUIREMENTS 191). Enter in a field presses the one that keeps that state.
 */
export function PolicyFoot({ formId, active, actor, overview, onPress }: PolicyFootProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const keep = (
    <Button key="keep" type="submit" form={formId} look="primary" busy={busy} onClick={() => onPress(active)}>
      <FormattedMessage id="policies.form.save" />
    </Button>
  );
  function turn() {
    onPress(!active);
    document.querySelector<HTMLFormElement>(`form[id="${formId}"]`)?.requestSubmit();
  }
  const change = (
    <Button key="change" busy={busy} onClick={turn}>
      <FormattedMessage id={active ? 'policies.form.deactivate' : 'policies.form.activate'} />
    </Button>
  );
  return (
    <div className={styles.foot}>
      {failed && failure && <SaveFailed failure={failure} />}
      <ButtonGroup>
        {active ? [change, keep] : [keep, change]}
        <ButtonLink look="quiet" to={overview}>
          <FormattedMessage id="dialog.cancel" />
        </ButtonLink>
      </ButtonGroup>
    </div>
  );
}

function SaveFailed({ failure }: { readonly failure: Failure }) {
  const { titleId, values } = failureMessage(failure);
  return (
    <Banner tone="error" live>
      <p>
        <b>
          <FormattedMessage id="policies.form.failed" />
        </b>
      </p>
      <p>
        <FormattedMessage id={titleId} values={values} />. <FailureText failure={failure} />
      </p>
      {failure.kind === 'validation' && failure.detail && <p className="small">{failure.detail}</p>}
    </Banner>
  );
}
