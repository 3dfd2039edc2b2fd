import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageError } from '../../src/app/pages/PageError';
import { RootErrorBoundary } from '../../src/app/errors/RootErrorBoundary';
import { renderUi } from '../support/rendered/intl';
import { renderDashboard } from './renderDashboard';

function Broken(): never {
  throw new Error('the list has no rows');
}

let silenced: jest.SpyInstance;
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => silenced.mockRestore());

test('a page that breaks shows a message; the frame stays, and the error is reported to the server', async () => {
  const { server, left } = await renderDashboard({
    at: '/broken?search=secret',
    more: [{ path: '/broken', Component: Broken, ErrorBoundary: PageError }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page has failed' })).toBeInTheDocument();
  expect(screen.getByText('the list has no rows')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitFor(() => expect(server.calls('POST /jsError').length).toBeGreaterThan(0));
  const [report] = server.calls('POST /jsError');
  expect(report?.body).toMatchObject({ message: 'the list has no rows' });
  expect(JSON.stringify(report?.body)).not.toContain('secret');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(left).toEqual(['reload']);
});

test('if everything breaks, a plain page is left', async () => {
  const reported = jest.fn();
  await renderUi(
    <RootErrorBoundary onError={reported}>
      <Broken />
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This page has failed' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(new Error('the list has no rows'));
});
