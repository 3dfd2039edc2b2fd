import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureIn } from '../../../../api/failureIn';
import { policyEditingApi, useSavePolicyMutation } from '../../../../api/policyEditing.api';
import type { Failure } from '../../../../contracts/domain/failure';
import type { Policy, PolicyContent } from '../../../../contracts/domain/policy';
import { flashShown } from '../../../../store/flash.slice';
import { useAppDispatch } from '../../../../store/hooks';
import { useOnce } from '../../../../ui/useOnce';
import type { LockOut } from '../decision/lockOut';

/** How far saving has come; what was typed stays in the form in every case. */
export type Saving =
  | { readonly phase: 'idle' }
  /** Somebody would be kept out: the admin is asked again. */
  | {
      readonly phase: 'asking';
      readonly content: PolicyContent;
      readonly lockOut: LockOut;
      /** The state that it is saved over. */
      readonly over: Policy | undefined;
    }
  | { readonly phase: 'saving' }
  /** Somebody else changed the policy; null: deleted it. `base` is the state that both started from. */
  | {
      readonly phase: 'conflict';
      readonly base: Policy;
      readonly content: PolicyContent;
      readonly theirs: Policy | null;
    }
  | { readonly phase: 'failed'; readonly failure: Failure };

export interface SavingOptions {
  readonly stored: Policy | undefined;
  /** Whether policies of this service are asked at all (item 194). */
  readonly enforced: boolean;
  readonly lockOutOf: (content: PolicyContent) => LockOut | undefined;
  /** Where to go afterwards. */
  readonly overview: string;
}

const idle: Saving = { phase: 'idle' };

export function usePolicySaving({ stored, enforced, lockOutOf, overview }: SavingOptions) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [save] = useSavePolicyMutation();
  const once = useOnce();
  const [saving, setSaving] = useState<Saving>(idle);
  const [saved, setSaved] = useState(false);

  useEffect(() => {
    // Not before the page knows that nothing is lost any more, or it would ask.
    if (saved) void navigate(overview);
  }, [saved, navigate, overview]);

  const send = (content: PolicyContent, over: Policy | undefined) => once(() => sendNow(content, over));

  async function sendNow(content: PolicyContent, over: Policy | undefined) {
    setSaving({ phase: 'saving' });
    const answer = await save({ content, ...(over && { stored: over }) });
    if (answer.error === undefined) return succeed(content, over === undefined);
    const failure = failureIn(answer.error);
    if (
      over &&
      (failure.kind === 'notFound' || (failure.kind === 'collision' && failure.found === 'changed'))
    ) {
      return setSaving(await conflictOver(over, content));
    }
    setSaving({ phase: 'failed', failure });
    if (failure.kind === 'validation' && failure.taken === 'name') tellNameTaken();
  }

  function tellNameTaken() {
    dispatch(flashShown({ tone: 'error', messageId: 'failure.validation.nameTaken' }));
  }

  /** Asks again first where somebody would be kept out. */
  function submit(content: PolicyContent, over: Policy | undefined) {
    if (saving.phase === 'saving') return;
    const lockOut = lockOutOf(content);
    if (lockOut) setSaving({ phase: 'asking', content, lockOut, over });
    else void send(content, over);
  }

  /** What stands there now; where even that cannot be read, the failure is told. */
  async function conflictOver(base: Policy, content: PolicyContent): Promise<Saving> {
    const query = policyEditingApi.endpoints.getPolicy.initiate(base.id, {
      forceRefetch: true,
      subscribe: false,
    });
    const { data, error } = await dispatch(query);
    // After a failure the last answer stays beside it.
    if (!error) return { phase: 'conflict', base, content, theirs: data ?? null };
    const failure = failureIn(error);
    return failure.kind === 'notFound'
      ? { phase: 'conflict', base, content, theirs: null }
      : { phase: 'failed', failure };
  }

  function succeed(content: PolicyContent, created: boolean) {
    setSaved(true);
    const messageId = created
      ? enforced
        ? 'policies.created'
        : 'policies.createdFirst'
      : content.active === stored?.active
        ? 'policies.updated'
        : content.active
          ? 'policies.activated'
          : 'policies.deactivated';
    dispatch(flashShown({ tone: 'info', messageId, values: { name: content.name } }));
  }

  return {
    saving,
    /** Nothing is lost by leaving any more. */
    saved,
    submit: (content: PolicyContent) => submit(content, stored),
    confirm: (content: PolicyContent, over: Policy | undefined) => void send(content, over),
    /** Over theirs, or as a new one where theirs is gone. */
    overwrite: (content: PolicyContent, theirs: Policy | null) => submit(content, theirs ?? undefined),
    tellNameTaken,
    back: () => setSaving(idle),
  };
}
