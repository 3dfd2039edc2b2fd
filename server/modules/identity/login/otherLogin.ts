import type { Config } from '../../../platform/config/config';
import type { Settings } from '../../../platform/config/settings';
import type { ClaimSettings } from './providerSettings';
import type { RelyingParty } from './relyingParty';

/** Login without an OpenID Connect provider. */
export interface OtherLogin {
  /** Names of its claims. `issuer` identifies it in sessions. */
  readonly settings: ClaimSettings;
  readonly party: (redirectUri: string) => Promise<RelyingParty>;
}

declare module '../../../platform/config/config' {
  interface Config {
    readonly otherLogin?: OtherLogin;
  }
}
declare module '../../../platform/module' {
  interface ExtensionPoints {
    /** Reads the settings of another way to log in; undefined if it is not configured. */
    readonly otherLogin?: (
      settings: Settings,
      mode: Config['mode'],
      groups: ClaimSettings['groups'],
    ) => OtherLogin | undefined;
  }
}
