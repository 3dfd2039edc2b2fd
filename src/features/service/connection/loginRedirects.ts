import { ownSession } from '../../../lib/ownStorage';

/**
 * Prefix of the keys under which this tab remembers for which invite links it has left for the login. It leaves once a
 * link, so that a login that stays too weak, or is cancelled, does not become a loop.
 */
const prefix = 'invite.sent.';

/**
 * Tells whether this tab has left for the login because of this link. The answer is true if the storage
 * cannot be read, so that there is never a loop.
 */
export function hasLeftForLogin(key: string): boolean {
  try {
    return ownSession.getItem(prefix + key) !== null;
  } catch {
    return true;
  }
}

/**
 * Remembers that this tab leaves for the login because of this link; returns false if the storage cannot be
 * written.
 */
export function markLeftForLogin(key: string): boolean {
  try {
    ownSession.setItem(prefix + key, 'yes');
    return true;
  } catch {
    return false;
  }
}
