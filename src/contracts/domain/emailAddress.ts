const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i');

/** HTML's rule for e-mail addresses, plus a dot in the domain; at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
