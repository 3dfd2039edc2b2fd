import type { Config } from '../../../platform/config/config';

export interface CookieOptions {
  readonly httpOnly: true;
  readonly sameSite: 'lax';
  readonly path: '/';
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
 * `__Host-` keeps other hosts and paths out.
 */
export function cookieNames({ publicUrl }: Pick<Config, 'publicUrl'>): CookieNames {
  const secure = isSecure(publicUrl);
  const name = (kind: string) => (secure ? `__Host-${kind}` : `${kind}-${portOf(publicUrl)}`);
  return {
    session: name('sid'),
    login: name('login'),
    former: name('former'),
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
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
