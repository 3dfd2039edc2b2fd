const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i');

/** Tells whether a text is an e-mail address by the rule of HTML, with a dot in the domain and at most 254 characters. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
