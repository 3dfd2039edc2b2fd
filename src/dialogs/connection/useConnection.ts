import { useSelector } from '@xstate/react';
import type { ConnectionSubject } from '../../machines/connection/connection.subject';
import type { ConnectionContext } from '../../machines/connection/connection.types';
import type { NamingActor } from '../shared/useRequest';

/** The conversation after the look-up. */
export type Known<Draft> = ConnectionContext<Draft> & { readonly subject: ConnectionSubject };

/** Returns the conversation so far; every state after the look-up has the service. */
export function useConnection<Draft>(actor: NamingActor<ConnectionContext<Draft>>): Known<Draft> {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  if (!isKnown(context)) throw new Error('The service has not been looked up');
  return context;
}

function isKnown<Draft>(context: ConnectionContext<Draft>): context is Known<Draft> {
  return context.subject !== null;
}
