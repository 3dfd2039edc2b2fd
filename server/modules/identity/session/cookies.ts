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
  /** Binds a login under way to the browser that began it. */
  readonly login: string;
  /** Identifies the session that has ended here, so that the next login continues with its institution. */
  readonly former: string;
  readonly options: CookieOptions;
}

/**
 * Returns the names of the cookies. Cookies belong to a host, not to a port, so that two copies on one machine need
 * different names. On https the prefix `__Host-` excludes other hosts and paths. It requires a whole host, so that
 * below a path `__Secure-` replaces it.
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

/** Returns the port of the public address, including a default one. */
export function portOf(publicUrl: string): string {
  const { port } = new URL(publicUrl);
  return port || (isSecure(publicUrl) ? '443' : '80');
}
