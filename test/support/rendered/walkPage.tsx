import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  createActor,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import { frontOf, placeOf } from '../../../src/dialogs/frame/front';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import type { AnyStory } from '../../../src/machines/kit/scenario';
import { scriptOf, type Script } from '../../../src/qa/script/scriptOf';
import { makeStore } from '../../../src/store/makeStore';
import { ExtensionsProvider } from '../../../src/extending/extensions';
import { extensions } from '../../../src/extensions/extensions';
import { PersonProvider } from '../../../src/store/person';
import { person, wireUser } from '../builders';

/** Does what a person does to cause an event of the chart, or of one that it invokes. */
export type PageGesture = (user: UserEvent, event: AnyEventObject, front: AnyActorRef) => Promise<void>;

interface PageWalk {
  readonly machine: AnyStateMachine;
  readonly story: AnyStory;
  readonly page: (actor: AnyActor, story: AnyStory) => ReactNode;
  /** Gestures by machine and event, as in `policySaving form.submitted`. */
  readonly gestures: Readonly<Record<string, PageGesture>>;
  /** Called in every state that waits for the person. */
  readonly look: (place: string) => Promise<void>;
  readonly user?: object;
}

/** Walks a story through the page of its chart: ports are scripted, and gestures cause the events. */
export async function walkPage({ machine, story, page, gestures, look, user = wireUser() }: PageWalk) {
  const script = scriptOf(machine, [story]);
  const actor = createActor(script.machine, { input: story.input });
  actor.start();
  await show(page(actor, story), user);
  const hands = userEvent.setup();
  for (let turn = 0; turn < 30; turn += 1) {
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    if (actor.getSnapshot().status !== 'active') break;
    const front = frontOf(actor);
    await look(placeOf(front));
    const step = stepsOf(script, front.snapshot.machine.id).shift();
    // Delays are for the tests of the machines: the walk ends before one.
    if (!step || 'elapsed' in step) break;
    const gesture = gestures[`${front.snapshot.machine.id} ${step.type}`];
    if (!gesture) throw new Error(`No gesture for ${front.snapshot.machine.id} ${step.type}`);
    await gesture(hands, step, front.actor);
  }
  return actor;
}

/** Renders the page without the frame, so that only the scripted ports answer. */
async function show(page: ReactNode, user: object): Promise<void> {
  const messages = await loadCatalogue('en');
  const router = createMemoryRouter([{ path: '*', element: <main>{page}</main> }]);
  render(
    <Provider store={makeStore()}>
      <LanguageProvider initial={{ language: 'en', messages }}>
        <ExtensionsProvider value={extensions}>
          <PersonProvider person={person(user)}>
            <RouterProvider router={router} />
          </PersonProvider>
        </ExtensionsProvider>
      </LanguageProvider>
    </Provider>,
  );
}

function stepsOf(script: Script, id: string): Script['steps'] {
  const all = (one: Script): readonly Script[] => [one, ...Object.values(one.children).flatMap(all)];
  return all(script).find(({ machine }) => machine.id === id)?.steps ?? [];
}
