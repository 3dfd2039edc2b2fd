import { contractMessage } from '../../src/features/service/about/contractualBase';
import { categoryNameOf } from '../../src/contracts/domain/attributes/entityCategory';
import { releaseOf } from '../../src/features/service/about/release';
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { excerptOf } from '../../src/features/services/engine/excerpt';
import { catalogueOf } from '../../src/api/mappers/catalogue';
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
  expect(categoryNameOf('https://refeds.org/category/research-and-scholarship')).toBe('rs');
  expect(categoryNameOf('http://refeds.org/category/code-of-conduct/v2')).toBe('coco2');
  expect(categoryNameOf('urn:x')).toBeUndefined();
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
])('the released attributes under %j with %j', (arp, nameIds, expected) => {
  expect(releaseOf(serviceDetailOf(wireService({ arp, nameIds })))).toMatchObject(expected);
});

test('an excerpt shows why a service was found, in the language of the reader if possible', () => {
  const wiki = wireService({
    descriptions: { en: 'A wiki for writing\ntogether', nl: 'Samen een wiki maken' },
    keywords: { en: 'notes' },
  });
  const { services, texts } = catalogueOf({ apps: [wiki] }, 'nl');
  const [service] = services;
  if (!service) throw new Error('the service is missing');
  expect(excerptOf(service, 'wiki', texts)).toBeUndefined();
  expect(excerptOf(service, 'maken', texts)).toBe('Samen een wiki maken');
  expect(excerptOf(service, 'een wiki', texts)).toBe('Samen een wiki maken');
  expect(excerptOf(service, 'writing together', texts)).toBe('A wiki for writing together');
  expect(excerptOf(service, 'notes', texts)).toBe('notes');
  expect(excerptOf(service, 'wiki.example', undefined)).toBe('https://wiki.example');
  expect(excerptOf(service, 'notes', undefined)).toBeUndefined();
  expect(excerptOf(service, '', texts)).toBeUndefined();
});
