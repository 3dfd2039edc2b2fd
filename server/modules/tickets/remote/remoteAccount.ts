import { isLoopback } from '../../../platform/config/isLoopback';
import { type Settings, withoutSlashes } from '../../../platform/config/settings';

export type RemoteAccount =
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'password'; readonly user: string; readonly password: string };

/** Returns the header of an account; `scheme` is the server's name for a token. */
export function authorizationOf(account: RemoteAccount, scheme: 'Bearer' | 'token'): string {
  if (account.kind === 'token') return `${scheme} ${account.token}`;
  return `Basic ${Buffer.from(`${account.user}:${account.password}`).toString('base64')}`;
}

/**
 * Reads the address of a server, without trailing slashes; returns undefined if there is none, and then no other
 * setting may be present (`others`). Reports faults.
 */
export function readAddress(
  settings: Settings,
  setting: string,
  address: string | undefined,
  others: object,
): string | undefined {
  if (address === undefined) {
    const alone = Object.keys(others);
    if (alone.length > 0) settings.refuse(setting, `missing; ${alone.join(', ')} mean nothing without it`);
    return undefined;
  }
  const url = withoutSlashes(address);
  if (!URL.canParse(url)) return url;
  const { protocol, hostname, username, search, hash } = new URL(url);
  if (protocol === 'http:' && !isLoopback(hostname)) {
    settings.refuse(
      setting,
      'must begin with https://, because anyone who reads the traffic could use the account',
    );
  }
  if (username !== '' || search !== '' || hash !== '') {
    settings.refuse(setting, 'is more than protocol, host, port and path');
  }
  return url;
}

type Given<Prefix extends string> = {
  readonly [Name in `${Prefix}_${'TOKEN' | 'USER' | 'PASSWORD'}`]?: string | undefined;
};

/** Reads the account, a token or a name and its password; if it is missing, reports it and returns undefined. */
export function readAccount<Prefix extends string>(
  settings: Settings,
  prefix: Prefix,
  given: Given<Prefix>,
): RemoteAccount | undefined {
  const [TOKEN, USER, PASSWORD] = [`${prefix}_TOKEN`, `${prefix}_USER`, `${prefix}_PASSWORD`] as const;
  const { [TOKEN]: token, [USER]: user, [PASSWORD]: password } = given;
  if (token !== undefined) {
    if (user !== undefined || password !== undefined) {
      settings.refuse(TOKEN, `cannot be used together with ${USER} and ${PASSWORD}`);
    }
    return { kind: 'token', token };
  }
  if (user === undefined || password === undefined) {
    settings.refuse(TOKEN, `missing; ${prefix}_URL needs it, or ${USER} and ${PASSWORD}`);
    return undefined;
  }
  return { kind: 'password', user, password };
}
