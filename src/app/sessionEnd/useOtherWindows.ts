import { useEffect } from 'react';
import type { SessionEndActor } from './useSessionEndActor';
import { ownChannel } from '../../lib/ownStorage';

const CHANNEL = 'idp-dashboard-session';

/**
 * Informs the other windows of this browser that the session was renewed; they then ask the server
 * themselves. `onRenewed` is called in the window that renewed it.
 */
export function useOtherWindows(actor: SessionEndActor, onRenewed: () => void): void {
  useEffect(() => {
    const channel = ownChannel(CHANNEL);
    channel.onmessage = () => actor.send({ type: 'end.doubted' });
    let before = actor.getSnapshot().value;
    const { unsubscribe } = actor.subscribe(({ value }) => {
      const renewed = before === 'renewing' && (value === 'lasting' || value === 'lastMinutes');
      before = value;
      if (!renewed) return;
      channel.postMessage('renewed');
      if (value === 'lasting') onRenewed();
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [actor, onRenewed]);
}
