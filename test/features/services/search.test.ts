import { catalogueOf } from '../../../src/api/mappers/catalogue';
import { searchCatalogue } from '../../../src/features/services/engine/searchCatalogue';
import { indexOf } from '../../../src/features/services/engine/catalogueIndex';
import type { Circumstances, ListQuestion } from '../../../src/features/services/overview.types';
import { wireService } from '../../support/builders';

const admin: Circumstances = {
  list: 'all',
  guest: false,
  superUser: false,
  state: 'prodaccepted',
  stepUp: [],
  levels: [],
  multiFactor: [],
  consentEnabled: true,
  ownSource: 'SURFconext',
};
const question: ListQuestion = {
  search: '',
  ticked: {},
  allCategories: false,
  sort: 'name',
  connectedFirst: false,
};

const sender = catalogueOf({
  apps: [
    wireService({
      spEntityId: 'https://Filés.example/saml?x=1',
      name: 'File Sender',
      names: { en: 'File Sender', nl: 'Bestandenbode' },
      descriptions: { en: 'Send large files\nto colleagues', pt: 'Enviar ficheiros grandes à Universidade' },
      keywords: { en: 'transfer upload' },
      organisation: 'Café Réseau',
    }),
  ],
});

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
])('search for “%s”: %s', (search, expected) => {
  const index = indexOf(sender, admin);
  const work = index.search.prepare();
  while (!work.next().done);
  expect(searchCatalogue(index, { ...question, search }).services).toHaveLength(expected ? 1 : 0);
});

const catalogue = catalogueOf({
  apps: [
    wireService({ id: 1, names: { en: 'beta' }, connected: true }),
    wireService({ id: 2, names: { en: 'Álpha' } }),
    wireService({ id: 3, names: { en: 'Trial' }, state: 'testaccepted' }),
    wireService({ id: 4, names: { en: 'Inner' }, idpVisibleOnly: true, connected: true }),
    wireService({ id: 5, name: '', names: {}, descriptions: {}, spEntityId: 'zeta' }),
  ],
});

test.each([
  ['a guest', { guest: true }, ['Álpha', 'beta', 'zeta'], []],
  ['a production institution', {}, ['Álpha', 'beta', 'Inner', 'zeta'], ['beta', 'Inner']],
  ['a test institution', { state: 'testaccepted' }, ['Trial'], []],
] as const)(
  'REQUIREMENTS 49–53: the list for %s, sorted as readers expect',
  (_title, over, all, connected) => {
    const namesOf = (list: 'all' | 'connected') =>
      searchCatalogue(indexOf(catalogue, { ...admin, ...over, list }), question).services.map(
        ({ name }) => name,
      );
    expect(namesOf('all')).toEqual(all);
    expect(namesOf('connected')).toEqual(connected);
  },
);
