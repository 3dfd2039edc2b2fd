/** Every dialog is whole: what its folder defines belongs together, and what people type into it is given back. */
import { createActor, type AnyEventObject } from 'xstate';
import type { DialogName } from '../../src/contracts/domain/dialogAddress';
import { definitionOf, definitionsOf } from '../../src/dialogs/registry';
import '../../src/extensions/extensions';
import { overlays } from '../../src/extensions/overlays';
import { dialogStories } from '../../src/qa/dialogStories';
import { assertProvided } from '../../src/machines/kit/assertProvided';
import { pending } from '../../src/machines/kit/stubs';
import { makeStore } from '../../src/store/makeStore';
import { person } from '../support/builders';
import { addressNamed, dialogNames as names } from '../support/dom/dialogAddresses';

const needs = {
  store: makeStore(),
  person: person(),
  requestId: 'r',
  here: () => ({ pathname: '/apps/all', search: '' }),
  leaveForLogin: pending<{ readonly level: number }, void>(),
};

function definition(name: DialogName) {
  const found = definitionOf(name, overlays);
  if (!found) throw new Error(`No dialog ${name}`);
  return found;
}

/** This begins the dialog of this name with what was kept of it. */
async function startDialog(name: DialogName, stored: unknown) {
  const begin = await definition(name).ports();
  return begin({ ...needs, address: addressNamed(name) }, stored);
}

/** Collects all drafts from the stories of a dialog. */
function draftsOf(name: DialogName): readonly object[] {
  const { events, stories } = dialogStories[name].scenarios;
  const steps = Object.values(stories).flatMap((story) => story.steps);
  const allInputs: readonly (AnyEventObject | object)[] = [...Object.values(events), ...steps];
  const inputs = Object.values(stories).map(({ input }) => input);
  const found = [...allInputs, ...inputs].map((one) => (one as { draft?: object | null }).draft ?? null);
  return [...new Map(found.flatMap((draft) => (draft ? [[JSON.stringify(draft), draft]] : []))).values()];
}

test('every name of an address has one definition, and no definition another name', () => {
  const defined = definitionsOf(overlays).flatMap((one) => one.names);
  expect([...defined].sort()).toEqual([...names].sort());
});

test.each(names)('%s is one dialog: name, chart, view and ports belong together', async (name) => {
  const { names: own, view } = definition(name);
  const stories = dialogStories[name];
  const { machine } = await startDialog(name, null);
  assertProvided(machine);
  expect(own).toContain(name);
  expect(machine.id).toBe(stories.machine.id);
  expect((await view()).panels).toBe((await stories.view()).panels);
  expect(Object.keys((await view()).panels)).toContain(machine.id);
});

test.each(names)('%s returns the text that was typed into it', async (name) => {
  const { names: own } = definition(name);
  const drafts = draftsOf(name);
  const types = Object.values(dialogStories[name].scenarios.events).some((event) => 'draft' in event);
  expect(drafts.length > 0).toBe(types);
  const given = await Promise.all(
    own.flatMap((one) =>
      drafts.map(async (draft) => {
        const { machine, input } = await startDialog(one, JSON.parse(JSON.stringify(draft)));
        const { context }: { context: { draft?: unknown } } = createActor(machine, { input }).getSnapshot();
        return context.draft;
      }),
    ),
  );
  expect(
    drafts.filter((draft) => !given.some((one) => JSON.stringify(one) === JSON.stringify(draft))),
  ).toEqual([]);
});

test('a dialog refuses the address of another', async () => {
  const begin = await definition('connect').ports();
  expect(() => begin({ ...needs, address: { dialog: 'institution' } }, null)).toThrow(/institution/);
});
