/**
 * Keys of the invite links for which this tab left for the login: once each, so that a login that stays too weak, or is
 * cancelled, never turns into a loop.
 */
const prefix = 'invite.sent.';

/**
 * Tells whether this tab has left for the login. It counts as having left where the storage cannot be read, so that it
 * never loops.
 */
export function wasSentToLogin(key: string): boolean {
  try {
    return sessionStorage.getItem(prefix + key) !== null;
  } catch {
    return true;
  }
}

/** Remembers it; returns false where that is impossible. */
export function rememberSentToLogin(key: string): boolean {
  try {
    sessionStorage.setItem(prefix + key, 'yes');
    return true;
  } catch {
    return false;
  }
}
