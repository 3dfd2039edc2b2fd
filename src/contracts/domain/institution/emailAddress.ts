const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^(?!-)[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`, 'i');

/**
 * Returns whether a text is an e-mail address by the rule of HTML, with a dot in the domain and at most 254 characters.
 * One that begins with a hyphen is rejected, since mail programs read it as an option.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/**
 * Returns the first mail address in a contact's value: plain, with a name (`"Bee, Ann" <ann@a.example>`), several
 * separated by commas or semicolons, or a `mailto:` URI (RFC 6068).
 */
export function mailAddressIn(text: string | null | undefined): string | undefined {
  const [, uri] = /^\s*mailto:(.*)$/is.exec(text ?? '') ?? [];
  const bare = uri === undefined ? (text ?? '').replace(/"(?:[^"\\]|\\.)*"/g, ' ') : addressesOf(uri);
  const parts = bare.split(/[\s,;<>()]+/).map((word) => word.replace(/^mailto:/i, ''));
  return parts.find((word) => /^[^@\p{Cc}]+@[^@\p{Cc}]+$/u.test(word));
}

/** A URI has its addresses before the query, and in the query's `to`. */
function addressesOf(uri: string): string {
  const [path = '', query = ''] = uri.split('?');
  const to = query.split('&').flatMap((field) => /^to=(.*)$/is.exec(field)?.[1] ?? []);
  return [path, ...to].map(decoded).join(',');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
