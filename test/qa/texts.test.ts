import { languages } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/catalogue';
import '../../src/qa/texts';
import { catalogueIn } from '../architecture/catalogues';

test.each(languages)('the visualiser knows every text, in %s', async (language) => {
  expect(await loadCatalogue(language)).toMatchObject(catalogueIn(language));
});
