/** The visualiser's chart and its address, where the address is shown later than the chart has moved on. */
import { act, render } from '@testing-library/react';
import { NavigationType, Router, type Location, type Navigator } from 'react-router';
import { useVisualiser, type Visualiser } from '../../src/qa/useVisualiser';

let visualiser: Visualiser | undefined;
function Shown() {
  visualiser = useVisualiser();
  return null;
}

/** Returns what the chart has written, in order; shown when the test says so. */
function harness() {
  const written: Pick<Location, 'search' | 'state'>[] = [];
  const push: Navigator['push'] = (to, state: unknown) => {
    written.push({ search: typeof to === 'string' ? to : (to.search ?? ''), state });
  };
  const navigator: Navigator = { push, replace: push, go: () => undefined, createHref: () => '' };
  const at = (type: NavigationType, { search, state }: Pick<Location, 'search' | 'state'>) => (
    <Router
      location={{ pathname: '/qa', search, hash: '', state, key: search }}
      navigationType={type}
      navigator={navigator}
    >
      <Shown />
    </Router>
  );
  const { rerender } = render(at(NavigationType.Pop, { search: '?machine=stepUp', state: null }));
  return {
    written,
    show: (type: NavigationType, address: Pick<Location, 'search' | 'state'>) => rerender(at(type, address)),
  };
}

const select = (machine: string) => act(() => visualiser?.send({ type: 'machine.selected', machine }));

test('an address that the chart has written reverts nothing when it is shown late', () => {
  const { written, show } = harness();
  select('connect');
  select('session');
  expect(written.map(({ search }) => search)).toEqual(['?machine=connect', '?machine=session']);
  for (const address of written) {
    show(NavigationType.Push, address);
    expect(visualiser?.shown.machine).toBe('session');
  }
  expect(written).toHaveLength(2);
});

test('an address that a person goes back to, or opens by a link, is followed', () => {
  const { written, show } = harness();
  select('connect');
  const [connect] = written;
  if (!connect) throw new Error('nothing was written');
  show(NavigationType.Push, connect);
  show(NavigationType.Pop, { search: '?machine=stepUp', state: null });
  expect(visualiser?.shown.machine).toBe('stepUp');
  show(NavigationType.Pop, connect);
  expect(visualiser?.shown.machine).toBe('connect');
  show(NavigationType.Push, { search: '?machine=session', state: null });
  expect(visualiser?.shown.machine).toBe('session');
});
