import { catalogueServiceOf } from '../../src/api/mappers/catalogueService';
import { matcher, searchEntry } from '../../src/features/services/searchIndex';
import { found, serviceLists } from '../../src/features/services/serviceList';
import { wireService } from '../support/builders';

const entry = searchEntry(
  catalogueServiceOf(
    wireService({
      spEntityId: 'https://Filés.example/saml?x=1',
      name: 'File Sender',
      names: { en: 'File Sender', nl: 'Bestandenbode' },
      descriptions: { en: 'Send large files\nto colleagues', pt: 'Enviar ficheiros grandes à Universidade' },
      keywords: { en: 'transfer upload' },
      organisation: 'Café Réseau',
    }),
  ),
);

test.each([
  ['', true],
  ['   ', true],
  ['file', true],
  ['SENDER file', true],
  ['bestandenbode', true],
  ['large colleagues', true],
  ['ficheiros universidade', true],
  ['transfer', true],
  ['cafe reseau', true],
  ['sender café', true],
  ['files.example/saml?x=1', true],
  ['bestandenbode large', false],
  ['sender ficheiros', false],
  ['saml upload', false],
  ['nothing like it', false],
])('search for “%s”: %s', (question, expected) => {
  expect(matcher(question)(entry)).toBe(expected);
});

const catalogue = [
  wireService({ id: 1, names: { en: 'beta' }, connected: true }),
  wireService({ id: 2, names: { en: 'Álpha' } }),
  wireService({ id: 3, names: { en: 'Trial' }, state: 'testaccepted' }),
  wireService({ id: 4, names: { en: 'Inner' }, idpVisibleOnly: true, connected: true }),
  wireService({ id: 5, name: '', names: {}, descriptions: {}, spEntityId: 'zeta' }),
].map(catalogueServiceOf);

test.each([
  ['guest', ['Álpha', 'beta', 'zeta'], []],
  ['prodaccepted', ['Álpha', 'beta', 'Inner', 'zeta'], ['beta', 'Inner']],
  ['testaccepted', ['Trial'], []],
] as const)('what is listed for %s, sorted as readers expect', (audience, all, connected) => {
  const lists = serviceLists(catalogue, audience, 'en');
  expect(lists.all.map(({ name }) => name)).toEqual(all);
  expect(lists.connected.map(({ name }) => name)).toEqual(connected);
  expect(found(lists.all, '')).toBe(lists.all);
});

test('the lists of a catalogue are made once', () => {
  expect(serviceLists(catalogue, 'guest', 'en')).toBe(serviceLists(catalogue, 'guest', 'en'));
});
