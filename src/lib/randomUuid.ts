import { randomId } from './randomId';

/**
 * Returns a UUID of version 4 (RFC 9562), even if the page is not served over https and `crypto.randomUUID`
 * is not there.
 */
export function randomUuid(): string {
  const digits = randomId();
  const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join('-');
}
