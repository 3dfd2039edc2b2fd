import { contractMessage } from '../../src/features/service/contractualBase';
import { knownCategory } from '../../src/features/service/categories';
import { releaseOf } from '../../src/features/service/release';
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { excerptOf } from '../../src/features/services/excerpt';
import { catalogueServiceOf } from '../../src/api/mappers/catalogueService';
import { wireService } from '../support/builders';

test.each([
  ['NA', 'contract.na'],
  [' R&S+CoCo ', 'contract.rsCoco'],
  ['edugain (community)', 'contract.edugainCommunity'],
  ['eduGAIN community', 'contract.edugainCommunity'],
  ['something of their own', undefined],
  ['constructor', undefined],
  ['', undefined],
])('contractual base “%s”: %s', (value, message) => {
  expect(contractMessage(value)).toBe(message);
});

test('a category is known by http and by https', () => {
  expect(knownCategory('https://refeds.org/category/research-and-scholarship')?.name).toBe('category.rs');
  expect(knownCategory('http://refeds.org/category/code-of-conduct/v2')?.name).toBe('category.coco2');
  expect(knownCategory('urn:x')).toBeUndefined();
});

const mail = 'urn:mace:dir:attribute-def:mail';
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
test.each([
  [{ attributes: {}, noArp: true, noAttrArp: false }, [], { kind: 'everything', persistentId: false }],
  [
    { attributes: {}, noArp: true, noAttrArp: false },
    [persistent],
    { kind: 'everything', persistentId: true },
  ],
  [{ attributes: {}, noArp: false, noAttrArp: true }, [], { kind: 'nothing', persistentId: false }],
  [{ attributes: { [mail]: ['*'] }, noArp: false, noAttrArp: false }, ['x:transient'], { kind: 'some' }],
])('what is released under %j with %j', (arp, nameIds, expected) => {
  expect(releaseOf(serviceDetailOf(wireService({ arp, nameIds })))).toMatchObject(expected);
});

test('an excerpt tells why a service was found, in the language of the reader where it can', () => {
  const service = catalogueServiceOf(
    wireService({
      descriptions: { en: 'A wiki for writing', nl: 'Samen een wiki maken' },
      keywords: { en: 'notes' },
    }),
  );
  const listed = { service, name: 'Wiki', entry: '' };
  expect(excerptOf(listed, 'wiki', 'nl')).toBeUndefined();
  expect(excerptOf(listed, 'maken', 'nl')).toBe('Samen een wiki maken');
  expect(excerptOf(listed, 'notes', 'nl')).toBe('notes');
  expect(excerptOf(listed, '', 'nl')).toBeUndefined();
});
