import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { knownMultiFactor } from '../../src/contracts/domain/services/multiFactor';
import { languages } from '../../src/contracts/domain/language';
import { loadCatalogue } from '../../src/i18n/loadCatalogue';
import { FieldValue } from '../../src/i18n/FieldText';
import { localeOf } from '../../src/contracts/domain/language';

const field = { kind: 'multiFactor', field: 'authnContextLevel' } as const;
const cases = languages.flatMap((language) => knownMultiFactor.map((known) => ({ language, ...known })));

test.each(cases)('$uri has words in $language if a server has none', async ({ language, uri, label }) => {
  const messages = await loadCatalogue(language);
  render(
    <IntlProvider locale={localeOf(language)} messages={messages}>
      <FieldValue {...field} value={uri} levelLabels={{}} />
    </IntlProvider>,
  );
  expect(screen.getByText(String(messages[label]))).toBeVisible();
});

test.each([
  ['nl-NL', 'Eigen naam'],
  ['pt-PT', 'Own name'],
])('the installation’s own name takes precedence, in the language of the page (%s)', (locale, shown) => {
  const levelLabels = { 'urn:x': { en: 'Own name', nl: 'Eigen naam' } };
  render(
    <IntlProvider locale={locale}>
      <FieldValue {...field} value="urn:x" levelLabels={levelLabels} />
      <p>
        <FieldValue {...field} value="urn:y:z" levelLabels={levelLabels} />
      </p>
    </IntlProvider>,
  );
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText('urn:y:z')).toBeVisible();
});
