import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';
import type { ConnectionContext, ConnectionEvent } from '../../machines/connection/connection.types';

/** Any dialog about a connection, as the panels that they share see it. */
export interface ConnectionActor<Draft = unknown> {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: ConnectionContext<Draft> };
  readonly send: (event: Exclude<ConnectionEvent<never>, { type: 'form.submitted' }>) => void;
}

export interface ConnectionPanelProps {
  readonly actor: ConnectionActor;
}

/** The conversation after the look-up. */
export type Known<Draft> = ConnectionContext<Draft> & { readonly subject: ConnectionSubject };

/** The conversation so far; every state after the look-up knows the service. */
export function useConnection<Draft>(
  actor: Pick<ConnectionActor<Draft>, 'subscribe' | 'getSnapshot'>,
): Known<Draft> {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  if (!isKnown(context)) throw new Error('The service has not been looked up');
  return context;
}

function isKnown<Draft>(context: ConnectionContext<Draft>): context is Known<Draft> {
  return context.subject !== null;
}
