import type { OpenRemote, RemoteParts } from './openRemote';

/** A ticket system elsewhere, as the settings name it. */
export interface RemoteSystem {
  /** Names the product to whoever runs the dashboard. */
  readonly name: string;
  /** Address without a trailing slash. */
  readonly url: string;
  /** What it is opened with. */
  readonly settings: object;
  /** Opens it without a call. */
  open(parts: RemoteParts): OpenRemote;
}
