import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';
import type { ConnectionContext, ConnectionEvent } from '../../machines/connection/connection.types';

/** Any dialog that ends in a request, as the panels that all of them share see it. */
export interface RequestActor {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: RequestContext };
}

interface RequestContext {
  readonly subject: { readonly name: string } | null;
  readonly institution: { readonly name: string };
  readonly ticketKey: string | null;
}

export interface RequestPanelProps {
  readonly actor: RequestActor;
}

/** What was asked for whom, and under which ticket; the service is nameless before the look-up. */
export function useRequest(actor: RequestActor) {
  const { subject, institution, ticketKey } = useSelector(actor, (snapshot) => snapshot.context);
  return { service: subject?.name ?? '', institution: institution.name, ticketKey };
}

/** Any dialog about a connection, as the panels that they share see it. */
export interface ConnectionActor<Draft = unknown> {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: ConnectionContext<Draft> };
  readonly send: (event: Exclude<ConnectionEvent<never>, { type: 'form.submitted' }>) => void;
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
