import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { AnyStateMachine } from 'xstate';
import type { AnyGestures } from '../../../src/dialogs/defineStories';
import { DialogFrame } from '../../../src/dialogs/host/DialogFrame';
import { placeOf } from '../../../src/dialogs/frame/front';
import { RunningDialog } from '../../../src/dialogs/host/RunningDialog';
import type { DialogView } from '../../../src/dialogs/frame/panels';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import type { AnyStory } from '../../../src/machines/kit/scenario';
import { makeStore } from '../../../src/store/makeStore';
import { PersonProvider } from '../../../src/store/person';
import { person } from '../builders';
import { handsOf } from '../dom/hands';
import { scriptOf, type Script } from '../../../src/qa/script/scriptOf';

interface Walk {
  readonly machine: AnyStateMachine;
  readonly view: DialogView;
  readonly story: AnyStory;
  /** Gestures by machine and event. */
  readonly gestures: Readonly<Record<string, AnyGestures>>;
  /** Called in every state that waits for the person. */
  readonly look: (place: string) => Promise<void>;
}

/** Walks a story through the real view: ports are scripted, and gestures cause the events. */
export async function walkDialog({ machine, view, story, gestures, look }: Walk): Promise<RunningDialog> {
  const script = scriptOf(machine, [story]);
  const store = makeStore();
  const dialog = new RunningDialog(view, store, script.machine, story.input, () => undefined);
  const messages = await loadCatalogue('en');
  const router = createMemoryRouter([
    { path: '*', element: <DialogFrame dialog={dialog} onOver={() => undefined} /> },
  ]);
  const hands = handsOf(userEvent.setup(), dialog);
  render(
    <Provider store={store}>
      <LanguageProvider initial={{ language: 'en', messages }}>
        <PersonProvider person={person()}>
          <RouterProvider router={router} />
        </PersonProvider>
      </LanguageProvider>
    </Provider>,
  );
  let shown = '';
  for (let turn = 0; turn < 30; turn += 1) {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    if (dialog.isOver()) break;
    const place = placeOf(dialog.front());
    if (place !== shown) expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    shown = place;
    await look(place);
    const [id = ''] = place.split('.');
    const step = planOf(script, id)?.steps.shift();
    // Delays are for the tests of the machines: the walk ends before one.
    if (!step || 'elapsed' in step) break;
    const gesture = gestures[id]?.[step.type];
    if (!gesture) throw new Error(`No gesture for ${id} ${step.type}`);
    await gesture(hands, step);
  }
  return dialog;
}

function planOf(script: Script, id: string): Script | undefined {
  if (script.machine.id === id) return script;
  return Object.values(script.children)
    .map((child) => planOf(child, id))
    .find((found) => found !== undefined);
}
