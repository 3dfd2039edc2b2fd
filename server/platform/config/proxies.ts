import { BlockList, isIP } from 'node:net';
import { Type } from 'typebox';

/** Trusted proxies, as the framework asks for them: by address and number of hops. */
export type TrustedProxies = ((address: string, hop: number) => boolean) | undefined;

const MOST_PROXIES = 9;

/** Setting of the proxies in front: their number, or their networks. */
export const Proxies = Type.Refine(
  Type.String({
    default: '0',
    description:
      'proxies in front that set `X-Forwarded-*`: how many one behind the other (`1`), or their addresses and networks, by comma (`10.0.0.0/8, fd00::7`)',
    fault: `"{}" is neither a number from 0 to ${MOST_PROXIES} nor addresses or networks such as 10.0.0.0/8`,
  }),
  (text) => isCount(text) || networksIn(text) !== undefined,
);

/**
 * Returns the trusted proxies of the setting; undefined if there is no proxy. An invalid setting, which is reported,
 * trusts none.
 */
export function trustedProxies(text: string): TrustedProxies {
  if (isCount(text)) return Number(text) === 0 ? undefined : (_address, hop) => hop < Number(text);
  const networks = networksIn(text);
  return networks && ((address) => contains(networks, address));
}

/** Setting of addresses and networks, separated by commas. */
export const NetworkList = (otherwise: string, description: string) =>
  Type.Refine(
    Type.String({
      default: otherwise,
      description,
      fault: '"{}" is not a list of addresses or networks such as 10.0.0.0/8',
    }),
    (text) => networksIn(text) !== undefined,
  );

/**
 * Returns a check that an address is in a list of networks. An invalid setting, which is reported, matches no address.
 */
export function networksOf(text: string): (address: string) => boolean {
  const networks = networksIn(text);
  return (address) => networks !== undefined && contains(networks, address);
}

function isCount(text: string): boolean {
  return /^\d$/.test(text) && Number(text) <= MOST_PROXIES;
}

function networksIn(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const item of text.split(',')) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(item.trim()) ?? [];
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    if (version === 0 || prefix > longest) return undefined;
    networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

/** A dual-stack socket shows an IPv4 address as `::ffff:10.0.0.1`. */
function contains(networks: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}
