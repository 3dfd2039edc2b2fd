import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../platform/config/config';

const BYTES = 32;

/** Path of the feed, before its token. */
export const FEED_PATH = '/watching/feed';

/** Returns an unguessable token: anyone who has it can read the feed. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Returns the stored hash of a token: with its 256 bits, a hash without salt cannot be reversed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function feedAddress({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}${FEED_PATH}/${token}`;
}
