import type { ServiceConnection } from './useServiceConnection';

export interface ControlProps {
  readonly connection: ServiceConnection;
  /** True if the head is one line, so that buttons are small and explain nothing. */
  readonly brief: boolean;
}
