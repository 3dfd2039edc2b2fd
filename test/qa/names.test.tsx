import { screen, waitFor } from '@testing-library/react';
import { languages } from '../../src/contracts/domain/language';
import { charts } from '../../src/qa/charts';
import { VisualiserPage } from '../../src/qa/VisualiserPage';
import { catalogueIn } from '../architecture/catalogues';
import { renderQa } from '../support/rendered/renderQa';

test.each(languages)('every machine has a title of its own beside its name, in %s', (language) => {
  const catalogue = catalogueIn(language);
  const titles = charts.map(({ id }) => catalogue[`qa.name.${id}`]);
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(charts.length);
});

test.each([
  ['en', '/qa', 'Map – Statecharts – IdP Dashboard'],
  ['en', '/qa?machine=connect', 'connect — Ask for a connection · Map – Statecharts – IdP Dashboard'],
  ['nl', '/qa?mode=coverage&machine=connect', 'connect — Een koppeling aanvragen · Dekking – '],
  ['pt', '/qa?mode=live', 'Ao vivo – '],
] as const)('the title of the tab has machine and mode: %s %s', async (language, at, title) => {
  await renderQa(<VisualiserPage />, { at, language });
  await waitFor(() => expect(document.title).toContain(title));
});

test('the list of machines uses these names, and the head of the page leads back to the product', async () => {
  await renderQa(<VisualiserPage />, { at: '/qa?machine=connect' });
  expect(screen.getByRole('combobox', { name: 'Machine' })).toHaveDisplayValue(
    'connect — Ask for a connection',
  );
  const banner = screen.getByRole('banner');
  for (const name of ['IdP Dashboard', 'Back to the dashboard']) {
    const link = screen.getByRole('link', { name });
    expect(banner).toContainElement(link);
    expect(link).toHaveAttribute('href', '/');
  }
  expect(screen.getByRole('link', { name: 'Map', current: 'page' })).toBeVisible();
});
