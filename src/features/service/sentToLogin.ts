/**
 * Keys of the invite links for which this tab left for the login: once each, so that a login that stays too weak, or is
 * cancelled, never turns into a loop.
 */
const prefix = 'invite.sent.';

/** A storage that cannot be read counts as sent: who cannot remember does not leave. */
export function wasSentToLogin(key: string): boolean {
  try {
    return sessionStorage.getItem(prefix + key) !== null;
  } catch {
    return true;
  }
}

/** False where it cannot be remembered. */
export function rememberSentToLogin(key: string): boolean {
  try {
    sessionStorage.setItem(prefix + key, 'yes');
    return true;
  } catch {
    return false;
  }
}
