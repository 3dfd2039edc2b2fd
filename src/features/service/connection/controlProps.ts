import type { ServiceConnection } from './useServiceConnection';

export interface ControlProps {
  readonly connection: ServiceConnection;
}
