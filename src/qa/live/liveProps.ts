import type { LiveStore } from './LiveStore';
import type { Live } from './useLive';

export interface LiveProps {
  readonly live: Live;
  readonly store: LiveStore;
}
