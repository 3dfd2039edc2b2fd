/**
 * Reads networks in CIDR notation. The returned function says whether an address is in one of them; `undefined` for a
 * text that is not an address.
 */
export function networksOf(texts: readonly string[]): (address: string) => boolean | undefined {
  const networks = texts.flatMap((text) => networkOf(text) ?? []);
  return (address) => {
    const bits = bitsOf(address);
    return bits === undefined ? undefined : networks.some((network) => bits.startsWith(network));
  };
}

/** Returns whether a text is a network: `192.0.2.0/24`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  return networkOf(text) !== undefined;
}

/** Returns the prefix of a network's addresses, in the form of `bitsOf`. */
function networkOf(text: string): string | undefined {
  const [, address = '', prefix = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const bits = bitsOf(address);
  if (!bits) return undefined;
  const length = Number(prefix) + 1;
  return length <= bits.length ? bits.slice(0, length) : undefined;
}

/** Prefix of an IPv4 address in IPv6 notation. */
const MAPPED = `6${'0'.repeat(80)}${'1'.repeat(16)}`;

/** Returns an address as the digit of its version and its bits; `undefined` for a text that is not an address. */
function bitsOf(address: string): string | undefined {
  const four = bytesOf(address);
  if (four) return `4${binary(four, 8)}`;
  const six = groupsOf(address);
  const bits = six && `6${binary(six, 16)}`;
  return bits?.startsWith(MAPPED) ? `4${bits.slice(MAPPED.length)}` : bits;
}

function binary(numbers: readonly number[], digits: number): string {
  return numbers.map((number) => number.toString(2).padStart(digits, '0')).join('');
}

function bytesOf(address: string): number[] | undefined {
  const parts = address.split('.');
  const bytes = parts.filter((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256).map(Number);
  return parts.length === 4 && bytes.length === 4 ? bytes : undefined;
}

/** The last two words of an address may be in IPv4 notation. */
function groupsOf(address: string): number[] | undefined {
  const [, before = address, last] = /^(.*:)([\d.]*\.[\d.]*)$/.exec(address) ?? [];
  const bytes = last === undefined ? undefined : bytesOf(last);
  if (last !== undefined && !bytes) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = bytes ?? [];
  const word = (number: number) => number.toString(16);
  return hexGroups(bytes ? `${before}${word(a * 256 + b)}:${word(c * 256 + d)}` : address);
}

function hexGroups(address: string): number[] | undefined {
  const halves = address.split('::');
  if (halves.length > 2) return undefined;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const gap = 8 - head.length - tail.length;
  if (halves.length === 2 ? gap < 1 : gap !== 0) return undefined;
  const parts = [...head, ...Array.from({ length: gap }, () => '0'), ...tail];
  return parts.every((part) => /^[\da-f]{1,4}$/i.test(part))
    ? parts.map((part) => Number.parseInt(part, 16))
    : undefined;
}
