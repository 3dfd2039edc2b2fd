import { screen } from '@testing-library/react';
import { wireUser } from '../../../support/builders';
import { listed, renderOverview } from '../../../features/services/overview';

test('REQUIREMENTS 464: a person’s saved searches are offered above the list', async () => {
  await renderOverview('?search=atlas', { user: wireUser({ extensions: ['watching'] }) });
  await listed();
  const link = screen.getByRole('link', { name: 'Saved searches…' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?search=atlas&dialog=search$/));
});
