/** No modal dialog opens without a statechart: the compiler asks each for an actor, and these tests ask whose it is. */
import { registry } from '../../src/qa/registry';
import { loadDialogs } from '../../src/qa/preview/dialogs';
import { modalsReachedFrom } from '../support/modals';
import { filesBelow, textOf } from './files';

const planted = {
  'src/app/Planted.tsx': `
    import { Modal } from '../ui/Modal';
    const actor = { getSnapshot: () => ({ machine: { id: 'connect' } }) };
    export function Planted() {
      return <Modal actor={actor} onDismiss={() => undefined}>{null}</Modal>;
    }`,
};
const found = modalsReachedFrom(['src/index.tsx', 'src/qa/main.tsx'], planted);
const modals = found.filter(({ file }) => !(file in planted));
const registered = (id: string | undefined) => registry.some((entry) => entry.id === id);

/** This one shows whichever dialog is open. */
const ofHost = 'src/dialogs/host/DialogFrame.tsx';

test('every modal of the application shows a registered chart', () => {
  expect(modals.length).toBeGreaterThan(7);
  const strange = modals.filter(({ file, machine }) => file !== ofHost && !registered(machine));
  expect(strange).toEqual([]);
});

test('so does that of the dialog host, whichever dialog it shows', async () => {
  expect(modals.filter(({ file }) => file === ofHost)).toHaveLength(1);
  const dialogs = await loadDialogs();
  const shown = dialogs.flatMap(({ view }) => Object.keys(view.panels));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((id) => !registered(id))).toEqual([]);
});

test('what only looks like a chart is noticed', () => {
  const [fake] = found.filter(({ file }) => file in planted);
  expect(fake).toEqual({ file: 'src/app/Planted.tsx', component: 'Planted', machine: undefined });
});

test('nothing else opens a modal dialog', () => {
  const opening = filesBelow('src', /\.tsx?$/).filter((file) =>
    /\bshowModal\(|aria-modal/.test(textOf(file)),
  );
  expect(opening).toEqual(['src/ui/Modal.tsx']);
});

test('no page writes past its chart: but for what ends the page, calls that write are made by ports', () => {
  const writing = filesBelow('src', /\.tsx?$/).filter(
    (file) => !file.startsWith('src/api/') && /\buse\w+Mutation\b/.test(textOf(file)),
  );
  expect(writing).toEqual(['src/app/session/useLeave.ts']);
});
