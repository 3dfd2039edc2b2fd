import { basePathOf } from '../../../platform/config/basePathOf';
import type { Config } from '../../../platform/config/config';
import { cookiePath } from '../../../platform/http/basePath';

export interface CookieOptions {
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly path: string;
  readonly secure: boolean;
}

export interface CookieNames {
  readonly session: string;
  /** Binds a login that is under way to the browser that began it. */
  readonly login: string;
  /** Names the session that has ended here, so that the next login goes on where it acted. */
  readonly former: string;
  readonly options: CookieOptions;
}

/**
 * Cookies belong to a host, not to a port, so two copies on one machine need names of their own; on https the prefix
 * `__Host-` keeps other hosts and paths out. It is for a whole host, so that below a path `__Secure-` takes its place.
 */
export function cookieNames({ publicUrl }: Pick<Config, 'publicUrl'>): CookieNames {
  const secure = isSecure(publicUrl);
  const prefix = basePathOf(publicUrl) === '' ? '__Host-' : '__Secure-';
  const name = (kind: string) => (secure ? prefix + kind : `${kind}-${portOf(publicUrl)}`);
  return {
    session: name('sid'),
    login: name('login'),
    former: name('former'),
    options: { httpOnly: true, sameSite: 'lax', path: cookiePath({ publicUrl }), secure },
  };
}

export function isSecure(publicUrl: string): boolean {
  return new URL(publicUrl).protocol === 'https:';
}

/** Port in the public address, the default one included. */
export function portOf(publicUrl: string): string {
  const { port } = new URL(publicUrl);
  return port || (isSecure(publicUrl) ? '443' : '80');
}
