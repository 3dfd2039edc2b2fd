import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { connectMachine } from '../../machines/connect/connect.machine';
import type { ConnectContext } from '../../machines/connect/connect.types';
import type { ConnectSubject } from '../../machines/connect/connect.subject';
import type { PanelProps } from '../frame/panels';

export type ConnectPanelProps = PanelProps<typeof connectMachine>;

type Known = ConnectContext & { readonly subject: ConnectSubject };

/** The conversation so far; every state after the look-up knows the service. */
export function useConnect(actor: ActorRefFrom<typeof connectMachine>): Known {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  if (!isKnown(context)) throw new Error('The service has not been looked up');
  return context;
}

function isKnown(context: ConnectContext): context is Known {
  return context.subject !== null;
}
