import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { BlockerFunction } from 'react-router';
import { useReasonToStay } from '../../src/ui/leaving/useReasonToStay';
import { UnsavedChanges } from '../../src/ui/notices/UnsavedChanges';
import { renderDashboard } from '../app/renderDashboard';
import { renderUi } from '../support/rendered/intl';

const anywhere: BlockerFunction = () => true;
const nowhere: BlockerFunction = () => false;

/** Leaves as the dialogs' host does: the move is undone, and the dialog asks in its own words. */
function Dialog({ holds }: { readonly holds: BlockerFunction }) {
  const [askedCount, setAskedCount] = useState(0);
  const move = useReasonToStay(holds, true);
  useEffect(() => {
    if (!move) return;
    move.reset();
    setAskedCount((times) => times + 1);
  }, [move]);
  return <output>{`dialog asked ${askedCount}`}</output>;
}

/** A form and a dialog over it; either can be removed. */
function Both({ holds }: { readonly holds: BlockerFunction }) {
  const [dirty, setDirty] = useState(true);
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <Dialog holds={holds} />}
      <UnsavedChanges when={dirty} onLeave={() => undefined} />
      <button onClick={() => setDirty((was) => !was)}>Type or undo</button>
      <button onClick={() => setOpen((was) => !was)}>Open or close</button>
    </>
  );
}

const question = () => screen.queryByRole('heading', { name: 'Leave without saving?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('a dialog is asked before the form behind it, in any order of mounting', async () => {
  const { router } = await renderUi(<Both holds={anywhere} />);
  await act(() => router.navigate('/other'));
  expect(screen.getByText('dialog asked 1')).toBeVisible();
  expect(question()).toBeNull();
  await press('Open or close');
  await press('Open or close');
  await act(() => router.navigate('/other'));
  expect(screen.getByText('dialog asked 1')).toBeVisible();
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

test('a dialog with nothing to lose leaves the question to the form behind it', async () => {
  const { router } = await renderUi(<Both holds={nowhere} />);
  await act(() => router.navigate('/other'));
  expect(question()).toBeVisible();
  expect(screen.getByText('dialog asked 0')).toBeInTheDocument();
  await press('Leave without saving');
  expect(router.state.location.pathname).toBe('/other');
});

test('once the dialog is gone, the form is asked', async () => {
  const { router } = await renderUi(<Both holds={anywhere} />);
  await act(() => router.navigate('/other'));
  await press('Open or close');
  await act(() => router.navigate('/other'));
  expect(question()).toBeVisible();
  await press('Stay here');
  await act(() => router.navigate('/other'));
  expect(question()).toBeVisible();
});

test('undone changes keep no one, and the navigation that waited is given up', async () => {
  const { router } = await renderUi(<Both holds={nowhere} />);
  await act(() => router.navigate('/other'));
  expect(question()).toBeVisible();
  await press('Type or undo');
  expect(question()).toBeNull();
  expect(router.state.location.pathname).toBe('/');
  expect([...router.state.blockers.values()].map(({ state }) => state)).toEqual(['unblocked']);
  await act(() => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/other');
});

test('a navigation that loses nothing goes through while the question is shown, and closes it', async () => {
  const { router } = await renderUi(<Both holds={nowhere} />);
  await act(() => router.navigate('/other'));
  expect(question()).toBeVisible();
  await act(() => router.navigate('?page=2'));
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?page=2' });
  expect(question()).toBeNull();
});

test('the dashboard asks on every page', async () => {
  const { router } = await renderDashboard({
    at: '/form',
    more: [{ path: '/form', element: <UnsavedChanges when onLeave={() => undefined} /> }],
  });
  await act(() => router.navigate('/apps/all'));
  expect(question()).toBeVisible();
  expect(router.state.location.pathname).toBe('/form');
});
