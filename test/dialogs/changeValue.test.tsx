import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { knownMultiFactor } from '../../src/contracts/domain/multiFactor';
import { languages } from '../../src/contracts/domain/language';
import { ValueText } from '../../src/dialogs/changeRequest/ValueText';
import { loadCatalogue } from '../../src/i18n/catalogue';
import { localeOf } from '../../src/i18n/locale';

const cases = languages.flatMap((language) => knownMultiFactor.map((known) => ({ language, ...known })));

test.each(cases)('$uri has words in $language where a server has none', async ({ language, uri, label }) => {
  const messages = await loadCatalogue(language);
  render(
    <IntlProvider locale={localeOf(language)} messages={messages}>
      <ValueText value={{ kind: 'level', uri }} labels={[]} />
    </IntlProvider>,
  );
  expect(screen.getByText(String(messages[label]))).toBeVisible();
});

test.each([
  ['nl-NL', 'Eigen naam'],
  ['pt-PT', 'Own name'],
])('the installation’s own name goes before, in the language of the page (%s)', (locale, told) => {
  const labels = [{ uri: 'urn:x', names: { en: 'Own name', nl: 'Eigen naam' } }];
  render(
    <IntlProvider locale={locale}>
      <ValueText value={{ kind: 'level', uri: 'urn:x' }} labels={labels} />
      <ValueText value={{ kind: 'level', uri: 'urn:y:z' }} labels={labels} />
    </IntlProvider>,
  );
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getByText('urn:y:z')).toBeVisible();
});
