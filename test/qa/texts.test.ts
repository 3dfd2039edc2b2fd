import { languages } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import '../../src/qa/texts';
import { registry } from '../../src/qa/registry';
import { partsIn } from '../architecture/catalogues';

/** Said by the server alone: in its mails, and on its pages around the login. */
const OF_SERVER = ['mail', 'page'];

test.each(languages)('the visualiser knows every text, in %s', async (language) => {
  const parts = [...partsIn(language)].filter(([part]) => !OF_SERVER.includes(part));
  expect(parts.length).toBeGreaterThan(40);
  const all = Object.assign({}, ...parts.map(([, texts]) => texts)) as object;
  expect(await loadCatalogue(language)).toMatchObject(all);
});

test('every statechart has a name in words', async () => {
  const texts = await loadCatalogue('en');
  const nameless = registry.map(({ machine }) => `qa.name.${machine.id}`).filter((id) => !(id in texts));
  expect(nameless).toEqual([]);
});
