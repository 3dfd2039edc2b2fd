import type { Settings } from '../../platform/config/settings';
import type { OpenRemote, RemoteParts } from './remote/openRemote';

/** A ticket system on another server, as the settings say it. */
export interface RemoteSystem {
  /** What operators call it. */
  readonly name: string;
  /** The setting that has its address. */
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
