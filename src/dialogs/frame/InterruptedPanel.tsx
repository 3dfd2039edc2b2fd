import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Failure } from '../../contracts/domain/failure';
import { CloseButton, RetryButton } from './buttons';
import { Notice } from './Notice';
import { SupportLine } from './SupportLine';
import { FailureText } from '../../ui/notices/FailureText';

interface InterruptedPanelProps {
  readonly actor: {
    readonly subscribe: AnyActorRef['subscribe'];
    readonly getSnapshot: () => { readonly context: { readonly failure: Failure | null } };
    readonly send: (event: { type: 'retry.requested' }) => void;
  };
}

/** Says why the dialog could not begin, and offers another try. */
export function InterruptedPanel({ actor }: InterruptedPanelProps) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const footer = (
    <>
      <CloseButton />
      <RetryButton actor={actor} />
    </>
  );
  return (
    <Notice tone="danger" footer={footer}>
      <p>
        <FailureText failure={failure ?? { kind: 'unknown' }} />
      </p>
      <SupportLine />
    </Notice>
  );
}
