import type { Settings } from '../../platform/config/settings';
import type { OpenRemote, RemoteParts } from './remote/openRemote';

/** A ticket system on another server, from the settings. */
export interface RemoteSystem {
  /** Its name for operators. */
  readonly name: string;
  /** The setting with its address. */
  readonly setting: string;
  readonly settings: { readonly url: string };
  /** Opens it. It makes no call before it is used or started. */
  readonly open: (parts: RemoteParts) => Promise<OpenRemote>;
}

declare module '../../platform/module' {
  interface ExtensionPoints {
    /** Reads the settings of a ticket system on another server; undefined if they do not name it. */
    readonly ticketSystem?: (settings: Settings) => RemoteSystem | undefined;
  }
}
