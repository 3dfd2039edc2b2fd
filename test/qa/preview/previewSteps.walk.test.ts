import { parse } from '@formatjs/icu-messageformat-parser';
import { frontOf as frontOfActor, placeOf } from '../../../src/dialogs/frame/front';
import { panelFor } from '../../../src/dialogs/frame/panelFor';
import { definitionsOf } from '../../../src/dialogs/registry';
import { overlays } from '../../../src/extensions/overlays';
import { languages } from '../../../src/contracts/domain/language';
import { loadCatalogue } from '../../../src/i18n/loadCatalogue';
import { type Messages } from '../../../src/i18n/catalogue';
import '../../../src/qa/texts';
import { connectMachine } from '../../../src/machines/connect/connect.machine';
import type { Registered } from '../../../src/machines/registry';
import { registry } from '../../../src/qa/registry';
import type { Step } from '../../../src/machines/visualiser/visualiser.machine';
import { nextScriptedStep, scriptedSteps } from '../../../src/qa/script/scriptedSteps';
import {
  loadDialogs,
  placesOf,
  shownAs,
  showing,
  type PreviewedDialog,
} from '../../../src/qa/preview/dialogs';
import { followed } from '../../../src/qa/script/followed';
import { pseudoCatalogue } from '../../../src/qa/preview/pseudo';
import { rehearse } from '../../../src/qa/script/rehearse';
import { pathToPanel } from '../../../src/qa/preview/pathToPanel';
import { panelPaths } from '../../../src/qa/steps/shortestPaths';
import { lastOf, simulate, stepsOf } from '../../../src/qa/steps/simulate';
import { frontOf, stateOf, type Simulation } from '../../../src/qa/steps/simulation';
import { dialogMachines, dialogStories } from '../../support/dom/dialogMachines';

function entryOf(id: string): Registered {
  const entry = registry.find((known) => known.id === id);
  if (!entry) throw new Error(`${id} is not in the registry`);
  return entry;
}

function hereIn(simulation: Simulation): string {
  const front = frontOf(lastOf(simulation).levels);
  return `${front.machine.id}.${stateOf(front)}`;
}

const takenIn = ({ frames }: Simulation): Step[] => frames.flatMap(({ step }) => step ?? []);

/** Returns where the real machine is after the same steps. */
async function realPlace(entry: Registered, simulation: Simulation): Promise<string> {
  const actor = await rehearse(entry, simulation);
  const place = placeOf(frontOfActor(actor));
  actor.stop();
  return place;
}

function storyOf(entry: Registered, name: string) {
  const story = entry.scenarios.stories[name];
  if (!story) throw new Error(`${entry.id} has no story ${name}`);
  return story;
}

let dialogs: readonly PreviewedDialog[];
beforeAll(async () => {
  dialogs = await loadDialogs();
});

test('every dialog of the product is in the preview, with the view of the product', async () => {
  expect(dialogs.map(({ entry }) => entry.id)).toEqual(
    expect.arrayContaining(['connect', 'disconnect', 'denyInvite']),
  );
  const all = await Promise.all(definitionsOf(overlays).map((one) => one.view()));
  expect(all.filter(({ panels }) => !dialogs.some(({ view }) => view.panels === panels))).toEqual([]);
  expect(new Set(dialogs.map(({ entry }) => entry.id)).size).toBe(dialogs.length);
});

test('a machine that dialogs invoke is shown with their views; one that they do not is not shown', () => {
  const alone = shownAs(dialogs, entryOf('stepUp'));
  expect(alone?.view.panels).toBe(dialogs[0]?.view.panels);
  expect(alone?.view.names([{}], ({ name }) => name)).toEqual({ service: '{service}', institution: '' });
  expect(showing(dialogs, 'stepUp').length).toBeGreaterThan(1);
  expect(shownAs(dialogs, entryOf('session'))).toBeUndefined();
});

describe('the real machine on scripted ports', () => {
  const stories = dialogStories.map(({ id, name }) => [id, name] as const);

  test('is shown for every machine that has panels', () => {
    const shown = registry.filter(({ id }) => showing(dialogs, id).length > 0);
    expect(shown.map(({ id }) => id)).toEqual(dialogMachines.map(({ id }) => id));
  });

  test.each(stories)('%s: %s has the state of the simulation, after each step', async (id, name) => {
    const entry = entryOf(id);
    const story = storyOf(entry, name);
    const plan = stepsOf(entry, name, true);
    for (let taken = 0; taken <= plan.length; taken += 1) {
      const simulation = simulate(entry, name, plan.slice(0, taken));
      expect([taken, await realPlace(entry, simulation)]).toEqual([taken, hereIn(simulation)]);
    }
    const simulated = followed(simulate(entry, name, plan), story, false);
    expect(simulated.refused).toBeUndefined();
    expect(stateOf(lastOf(simulated).levels[0])).toBe(story.end);
  });

  test.each(stories)('%s: %s plays to its end by the button for the next step', (id, name) => {
    const entry = entryOf(id);
    const story = storyOf(entry, name);
    const whole = stepsOf(entry, name, true);
    let shown = followed(simulate(entry, name, []), story, false);
    for (
      let next = nextScriptedStep(takenIn(shown), whole);
      next;
      next = nextScriptedStep(takenIn(shown), whole)
    ) {
      shown = followed(simulate(entry, name, [...takenIn(shown), next]), story, false);
    }
    expect(shown.refused).toBeUndefined();
    expect(stateOf(lastOf(shown).levels[0])).toBe(story.end);
  });

  test('a machine is entered in one turn, and answers for itself in another', async () => {
    const entry = entryOf('connect');
    const steps: Step[] = [
      { answer: 'admission', fixture: 'broken' },
      { event: { type: 'retry.requested' } },
      { enter: 'admission' },
    ];
    const simulation = simulate(entry, 'interrupted', steps);
    expect(simulation.refused).toBeUndefined();
    expect(hereIn(simulation)).toMatch(/^admission\./);
    expect(await realPlace(entry, simulation)).toBe(hereIn(simulation));
  });
});

describe('automatic steps of the dialog', () => {
  const entry = entryOf('connect');
  const requested = storyOf(entry, 'requested');
  const sent: Step = { event: entry.scenarios.events['form.submitted'] ?? { type: '' } };
  const startSimulation = () => simulate(entry, 'requested', []);
  const filled = (held: boolean) => {
    const editing = followed(startSimulation(), requested, false);
    return followed(simulate(entry, 'requested', [...takenIn(editing), sent]), requested, held);
  };

  test('ports follow the story until a person has to act', () => {
    expect(hereIn(followed(startSimulation(), requested, false))).toBe('connect.editing');
    expect(hereIn(filled(false))).toBe('connect.requested');
  });

  test('held back, it shows which ports wait; the story can still answer', () => {
    const waiting = filled(true);
    expect(hereIn(waiting)).toMatch(/^ticketRequest\./);
    const answered = scriptedSteps(waiting, requested);
    expect(hereIn(followed(simulate(entry, 'requested', answered ?? []), requested, true))).toBe(
      'connect.requested',
    );
  });

  test('if the story answers for a whole machine, that answer replaces entering it', () => {
    const inside = followed(startSimulation(), requested, true);
    expect(hereIn(inside)).toMatch(/^admission\./);
    expect(scriptedSteps(inside, requested)).toEqual([{ answer: 'admission', fixture: 'plain' }]);
  });

  test('off the path of the story no answer is invented', () => {
    const untouched = storyOf(entry, 'untouched');
    const editing = followed(simulate(entry, 'untouched', []), untouched, false);
    const off = followed(simulate(entry, 'untouched', [...takenIn(editing), sent]), untouched, false);
    expect(hereIn(off)).toMatch(/^ticketRequest\./);
    expect(scriptedSteps(off, untouched)).toBeUndefined();
  });

  test('a refused step stays refused, and the dialog continues from the state before it', () => {
    const refused = followed(simulate(entry, 'requested', [sent]), requested, false);
    expect(refused.refused?.refusal.reason).toBe('unheard');
    expect(hereIn(refused)).toBe('connect.editing');
  });
});

describe('paths', () => {
  test('lead to every panel of every view, and the real machine shows it there', async () => {
    for (const dialog of dialogs) {
      for (const place of placesOf(dialog.view)) {
        const { dialog: shown, way } = pathToPanel(dialog, place);
        const simulation = simulate(shown.entry, way.story, way.steps);
        const actor = await rehearse(shown.entry, simulation);
        const front = frontOfActor(actor);
        expect([dialog.entry.id, placeOf(front)]).toEqual([dialog.entry.id, place]);
        expect(panelFor(shown.view, front)).not.toBeNull();
        actor.stop();
      }
    }
  });

  test('to every state of connect, where transient ones say so', () => {
    const ways = panelPaths(entryOf('connect'));
    const states = Object.keys(connectMachine.states);
    expect(states.filter((state) => !ways.has(`connect.${state}`))).toEqual([]);
    expect(ways.get('connect.checking')?.passes).toBe(true);
    expect(ways.get('connect.editing')?.passes).toBe(false);
  });

  test('a panel that no story leads to is named', () => {
    const [first] = dialogs;
    if (!first) throw new Error('There is no dialog');
    expect(() => pathToPanel(first, 'connect.nowhere')).toThrow(/connect\.nowhere/);
  });
});

describe('the pseudo-language', () => {
  const plain = (message: unknown): string =>
    JSON.stringify(message, (key, value: unknown) => (key === 'location' ? undefined : value));

  test.each(languages)('every sentence of %s becomes longer, and names the same', async (language) => {
    const source: [string, string][] = Object.entries(
      (await loadCatalogue(language)) as Record<string, string>,
    );
    expect(source.length).toBeGreaterThan(300);
    const compiled = Object.fromEntries(source.map(([id, text]) => [id, parse(text)])) as unknown as Messages;
    const pseudo: Record<string, unknown> = pseudoCatalogue(compiled);
    const before: Record<string, unknown> = compiled;
    expect(Object.keys(pseudo)).toEqual(Object.keys(before));
    const names = (message: unknown) => plain(message).match(/"type":[1-8],"value":"[^"]*"/g);
    for (const [id] of source) {
      expect([id, plain(pseudo[id]).length > plain(before[id]).length + 40]).toEqual([id, true]);
      expect([id, names(pseudo[id])]).toEqual([id, names(before[id])]);
    }
  });

  test('letters are accented in every part of a sentence, even if it is not compiled', () => {
    const text = 'You have {count, plural, one {# key} other {# keys}} of <b>all</b>';
    const pseudo = pseudoCatalogue({ compiled: parse(text) } as Messages) as Record<string, unknown>;
    const literals = [...plain(pseudo.compiled).matchAll(/"type":0,"value":"([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(literals).toEqual(['⟦', 'Ýóóúú ĥáávéé ', ' ķééý', ' ķééýš', ' óóf ', 'ááļļ', '⟧']);
    expect(pseudoCatalogue({ a: text })).toEqual({
      a: '⟦Ýóóúú ĥáávéé {count, plural, one {# key} other {# keys}} óóf <b>ááļļ</b>⟧',
    });
  });
});
