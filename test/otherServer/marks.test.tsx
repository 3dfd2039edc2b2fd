/** The statistics of a service against the existing server, which sends no events. */
import { screen, within } from '@testing-library/react';
import { survey } from '../support/otherServer/federation';
import { visitOther } from '../support/otherServer/visitOther';

jest.mock('../../src/ui/plot/Plot', () => ({
  Plot: ({ options }: { options: { series: { type: string }[] } }) => (
    <p data-testid="plot">{options.series.map(({ type }) => type).join(', ')}</p>
  ),
}));

test.each([
  ['on the page of the statistics', `/statistics?service=${encodeURIComponent(survey)}`],
  ['on the tab of the service', '/apps/43/saml20_sp/statistics'],
])('%s no marks are requested, and the plot is shown without them', async (_where, at) => {
  const { server } = await visitOther(at);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
  expect(await screen.findByTestId('plot')).not.toHaveTextContent('flags');
  expect(server.calls('GET /stats/loginTimeFrame')[0]?.params.get('spEntityId')).toBe(survey);
  expect(server.seen.filter(({ path }) => path.startsWith('/x/'))).toEqual([]);
  expect(screen.queryByText(/happened/)).toBeNull();
});
