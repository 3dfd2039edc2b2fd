import { useSelector } from '@xstate/react';
import { useEffect, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { SecurityRules } from '../contract/securityRules.wire';
import '../security.texts';
import type { securityRulesMachine } from '../securityRules.machine';
import { Banner } from '../../../ui/notices/Banner';
import { Button } from '../../../ui/actions/Button';
import { FailureText } from '../../../ui/notices/FailureText';
import { Form } from '../../../ui/form/Form';
import { Restored } from '../../../ui/form/Restored';
import { Reason } from '../../../ui/notices/Reason';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { rulesOf, rulesSchema, type RulesDraft } from './rulesDraft';
import { RulesFields } from './RulesFields';
import { useRulesDraft } from './useRulesDraft';
import styles from './Rules.module.css';

export type RulesActor = ActorRefFrom<typeof securityRulesMachine>;

interface RulesFormProps {
  readonly actor: RulesActor;
  /** The current rules and their version. */
  readonly rules: SecurityRules;
  readonly version: number;
  /** Called when the rules are saved, or what was typed is given up. */
  readonly onClose: (saved: boolean) => void;
}

/** Changes the rules. If another person was first, the typed rules are kept and can be stored over theirs. */
export function RulesForm({ actor, rules, version, onClose }: RulesFormProps) {
  const state = useSelector(actor, ({ value }) => value);
  const reasonId = useId();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { over, take, ...draft } = useRulesDraft(rules, version);
  const { first, untouched, saveDraft, dirty, restored, forget } = draft;

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ value }) => {
      if (value !== 'saved') return;
      forget();
      onClose(true);
    });
    return unsubscribe;
  }, [actor, forget, onClose]);

  function save(typed: RulesDraft) {
    // A person who saves again has seen that another person was first, and the current rules.
    const replaced = state === 'changed' ? version : over;
    if (state === 'changed') take();
    actor.send({ type: 'form.submitted', change: { version: replaced, rules: rulesOf(typed) } });
  }

  function giveUp() {
    forget();
    actor.send({ type: 'form.closed' });
  }

  function close() {
    giveUp();
    onClose(false);
  }

  return (
    <Form id="securityRules" initialValues={first} schema={rulesSchema} onSubmit={save} onDraft={saveDraft}>
      <UnsavedChanges when={dirty} onLeave={giveUp} />
      <Restored when={restored} untouched={untouched} />
      {state === 'changed' && (
        <Banner tone="warning" live>
          <FormattedMessage id="security.edit.changed" />
        </Banner>
      )}
      {state === 'failed' && failure && (
        <Banner tone="error" live>
          <FailureText failure={failure} />
        </Banner>
      )}
      <RulesFields />
      <div className={styles.foot}>
        <Button type="submit" look="primary" busy={state === 'saving'}>
          <FormattedMessage id="security.edit.save" />
        </Button>
        <Button look="quiet" onClick={close} disabledBy={state === 'saving' ? reasonId : undefined}>
          <FormattedMessage id="security.edit.cancel" />
        </Button>
        {state === 'saving' && (
          <Reason id={reasonId}>
            <FormattedMessage id="security.edit.saving" />
          </Reason>
        )}
      </div>
    </Form>
  );
}
