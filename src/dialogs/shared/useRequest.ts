import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';

/** Any chart that knows what it is about and for whom, as the panels that such charts share see it. */
export interface NamingActor<Context = NamingContext> {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: Context };
}

interface NamingContext {
  readonly subject: { readonly name: string } | null;
  readonly institution: { readonly name: string };
}

/** Any dialog that ends in a request. */
export type RequestActor = NamingActor<NamingContext & { readonly ticketKey: string | null }>;

export interface RequestPanelProps {
  readonly actor: RequestActor;
}

/** What the dialog is about, and for whom; the service is nameless before the look-up. */
export function useNames(actor: NamingActor) {
  const { subject, institution } = useSelector(actor, (snapshot) => snapshot.context);
  return { service: subject?.name ?? '', institution: institution.name };
}

/** The ticket that was filed or answered, or that stands in the way. */
export function useTicketKey(actor: RequestActor): string | null {
  return useSelector(actor, (snapshot) => snapshot.context.ticketKey);
}
