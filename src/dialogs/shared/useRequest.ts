import { useSelector } from '@xstate/react';
import type { Named } from '../../contracts/domain/person/person';
import { useName } from '../../i18n/useName';
import type { AnyActorRef } from 'xstate';

/** The part of any chart that names its subject and institution. */
export interface NamingActor<Context = NamingContext> {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly context: Context };
}

interface NamingContext {
  /** Absent if the dialog is about several services. */
  readonly subject?: Named | null;
  readonly institution: Named;
}

/** Panels see this of any dialog that ends in a request. */
type RequestActor = NamingActor<NamingContext & { readonly ticketKey: string | null }>;

export interface RequestPanelProps {
  readonly actor: RequestActor;
}

/** Returns the dialog's subject and institution. The service has no name before it has been looked up. */
export function useNames(actor: NamingActor) {
  const nameOf = useName();
  const { subject, institution } = useSelector(actor, (snapshot) => snapshot.context);
  return { service: subject ? nameOf(subject) : '', institution: nameOf(institution) };
}

/** Returns the ticket that was created or answered, or that blocks the request. */
export function useTicketKey(actor: RequestActor): string | null {
  return useSelector(actor, (snapshot) => snapshot.context.ticketKey);
}
