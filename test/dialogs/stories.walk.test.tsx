import { placeOf } from '../../src/dialogs/frame/front';
import { invokedGestures } from '../../src/dialogs/shared/invokedGestures';
import { dialogStories as definitions } from '../../src/qa/dialogStories';
import { loadDialogs, placesOf, shownAs, type PreviewedDialog } from '../../src/qa/preview/dialogs';
import { violations } from '../support/dom/axe';
import { dialogStories } from '../support/dom/dialogMachines';
import { walkDialog } from '../support/rendered/walkDialog';

/** People do this, by machine and event. */
const gestures = {
  ...invokedGestures,
  ...Object.fromEntries(Object.values(definitions).map(({ id, gestures: own }) => [id, own])),
};

let dialogs: readonly PreviewedDialog[];
beforeAll(async () => {
  dialogs = await loadDialogs();
});

const clean = new Set<string>();

async function look(place: string): Promise<void> {
  if (clean.has(place)) return;
  expect({ place, violations: await violations() }).toEqual({ place, violations: [] });
  clean.add(place);
}

test.each(dialogStories)('$id: $name comes to the same end by gestures', async ({ entry, story }) => {
  const shown = shownAs(dialogs, entry);
  if (!shown) throw new Error(`No dialog shows ${entry.id}`);
  const dialog = await walkDialog({ machine: entry.machine, view: shown.view, story, gestures, look });
  const waitsForClock = story.steps.some((step) => 'elapsed' in step);
  expect(waitsForClock || placeOf(dialog.front()) === `${entry.id}.${story.end}`).toBe(true);
});

test('every panel was shown, and axe found nothing in it', () => {
  const panels = dialogs.flatMap(({ view }) => placesOf(view));
  expect(panels.length).toBeGreaterThan(60);
  expect(panels.filter((place) => !clean.has(place))).toEqual([]);
});
