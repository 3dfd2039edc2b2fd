import fc from 'fast-check';
import { isNetwork, networksOf } from '../../../src/contracts/domain/policies/decision/networks';

test.each([
  ['192.0.2.0/24', '192.0.2.255', true],
  ['192.0.2.0/24', '192.0.3.0', false],
  ['192.0.2.77/24', '192.0.2.1', true],
  ['192.0.2.128/25', '192.0.2.127', false],
  ['192.0.2.1/32', '192.0.2.1', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['192.0.2.0/24', '::ffff:192.0.2.9', true],
  ['2001:db8::/32', '2001:DB8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:db8:0:8010::/60', '2001:db8:0:801f:1:2:3:4', true],
  ['::1/128', '0:0:0:0:0:0:0:1', true],
  ['::/0', '192.0.2.1', false],
])('%s has %s: %s', (network, address, expected) => {
  expect(isNetwork(network)).toBe(true);
  expect(networksOf([network])(address)).toBe(expected);
});

test.each([
  '',
  'somewhere',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.01',
  '1::2::3',
  '2001:db8',
  'g::1',
  '192.0.2.1/24',
])('%j is not an address', (address) => {
  expect(networksOf(['0.0.0.0/0', '::/0'])(address)).toBeUndefined();
});

test.each(['', '192.0.2.0', '192.0.2.0/33', '::/129', '192.0.2.0/', '/8', '192.0.2.0/8/8', 'campus/8'])(
  '%j is not a network',
  (network) => {
    expect(isNetwork(network)).toBe(false);
  },
);

test('an address of IPv4 is in a network as its number is in the range', () => {
  const numberOf = (text: string) => text.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0);
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (base, address, prefix) => {
      const size = 2 ** (32 - prefix);
      const inRange = Math.floor(numberOf(base) / size) === Math.floor(numberOf(address) / size);
      expect(networksOf([`${base}/${prefix}`])(address)).toBe(inRange);
    }),
  );
});

test('any notation of an address is read as one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      const inAll = networksOf(['0.0.0.0/0', '::/0'])(address);
      expect(inAll).toBe(true);
    }),
  );
});
