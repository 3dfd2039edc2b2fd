/** The charts of pages that ask in a modal dialog, walked through what shows them: each event comes from a gesture. */
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyActor } from 'xstate';
import { serviceDetailOf } from '../../src/api/mappers/serviceDetail';
import { LeaveModal } from '../../src/app/leaving/LeaveQuestion';
import { PageStepUp } from '../../src/pages/PageStepUp';
import { KeysDialog } from '../../src/app/palette/keys/KeysDialog';
import { Palette } from '../../src/app/palette/Palette';
import type { PaletteActor } from '../../src/app/palette/paletteActor';
import { OpeningDialog } from '../../src/dialogs/host/OpeningDialog';
import type { OpeningActor } from '../../src/dialogs/host/dialogOwner';
import { PolicyEditor } from '../../src/features/settings/policies/form/PolicyEditor';
import type { SavingActor } from '../../src/features/settings/policies/form/savingActor';
import { DeletePolicy, type DeletionActor } from '../../src/features/settings/policies/overview/DeletePolicy';
import { staffOnly } from '../../src/machines/pages/policySaving/policySaving.fixtures';
import type { AnyStory } from '../../src/machines/kit/scenario';
import type { PolicySavingInput, Wish } from '../../src/machines/pages/policySaving/policySaving.machine';
import { registry } from '../../src/qa/registry';
import { hold } from '../../src/ui/leaving/reasons';
import { violations } from '../support/dom/axe';
import { wireService, wireTicketPage } from '../support/builders';
import { enveloped, FakeServer } from '../support/dom/fakeServer';
import { admin, affiliation } from '../support/rendered/policyPage';
import { walkPage, type PageGesture } from '../support/rendered/walkPage';

const press = (name: string | RegExp): PageGesture => {
  return async (user) => user.click(screen.getByRole('button', { name }));
};
const escape: PageGesture = async (user) => user.keyboard('{Escape}');

const switchSingleKeys: PageGesture = async (user) =>
  user.click(screen.getByRole('checkbox', { name: 'Use the keys / and ?' }));

/** The person types the name of the story, and chooses whom the policy refuses and whether it is active. */
const save: PageGesture = async (user, event) => {
  const { content, lockOut } = event as unknown as Wish;
  await waitFor(() => expect(screen.queryByText('Loading the policies…')).toBeNull());
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, content.name);
  if (screen.queryByLabelText(/^Value of Affiliation/) === null) {
    await user.selectOptions(screen.getByLabelText('Add an attribute'), 'Affiliation');
    await user.type(screen.getByLabelText(/^Value of Affiliation/), 'staff');
    await user.type(screen.getByLabelText('Description'), 'For staff');
    await user.type(screen.getByLabelText('Message on refusal, English'), 'No');
    await user.type(screen.getByLabelText('Message on refusal, Dutch'), 'Nee');
  }
  await user.click(screen.getByRole('radio', { name: lockOut ? /^are refused/ : /^have access/ }));
  const keep = screen.queryByText('Save and activate') ? !content.active : content.active;
  await user.click(screen.getByRole('button', { name: keep ? 'Save' : /^Save and/ }));
};

const gestures: Readonly<Record<string, PageGesture>> = {
  'policyDeletion deletion.confirmed': press('Delete'),
  'policyDeletion dismissal.requested': press('Cancel'),
  'policySaving form.submitted': save,
  'policySaving lockOut.confirmed': press('Save anyway'),
  'policySaving dismissal.requested': press('Back to the policy'),
  'policySaving merge.confirmed': press(/^Save (both|mine)/),
  'policySaving theirs.accepted': press('Use theirs'),
  'stepUp login.returned': async (_user, event, front) => act(async () => front.send(event)),
  'stepUp dismissal.requested': escape,
  'unsavedChanges move.stopped': async () =>
    act(async () =>
      hold({
        reason: { holds: () => true, inFront: false, giveUp: () => undefined },
        blocker: { proceed: () => undefined, reset: () => undefined },
      }),
    ),
  'unsavedChanges move.dropped': async () => act(async () => hold(undefined)),
  'unsavedChanges leave.confirmed': press('Leave without saving'),
  'unsavedChanges stay.requested': press('Stay here'),
  'unsavedChanges dismissal.requested': escape,
  'palette line.picked': async (user) => {
    await user.type(screen.getByRole('combobox'), 'accessibility');
    await user.keyboard('{Enter}');
  },
  'palette retry.requested': press('Try again'),
  'palette dismissal.requested': escape,
  'keys keys.enabled': switchSingleKeys,
  'keys keys.disabled': switchSingleKeys,
  'keys dismissal.requested': escape,
  'dialogOpening retry.requested': press('Try again'),
  'dialogOpening dismissal.requested': escape,
};

const service = serviceDetailOf(wireService({ policyEnforcementDecisionRequired: true }));
const options = [{ name: affiliation, label: 'Affiliation' }];

function editor(actor: AnyActor, { input }: AnyStory): ReactNode {
  const { stored } = input as PolicySavingInput;
  const editing = { service, name: 'Wiki', policies: [stored ?? staffOnly], options, overview: '/overview' };
  return (
    <>
      <PolicyEditor
        {...editing}
        stored={stored ?? undefined}
        initialPolicy={stored ?? undefined}
        actor={actor as unknown as SavingActor}
      />
      <PageStepUp actor={actor} subject="Wiki" />
    </>
  );
}

const pages: Readonly<Record<string, (actor: AnyActor, story: AnyStory) => ReactNode>> = {
  policySaving: editor,
  policyDeletion: (actor) => (
    <>
      <DeletePolicy actor={actor as unknown as DeletionActor} />
      <PageStepUp actor={actor} subject="Delete “Staff only”?" />
    </>
  ),
  unsavedChanges: (actor) => <LeaveModal actor={actor as never} />,
  palette: (actor) => <Palette actor={actor as unknown as PaletteActor} />,
  keys: (actor) => <KeysDialog actor={actor as never} />,
  dialogOpening: (actor) => (
    <OpeningDialog actor={actor as unknown as OpeningActor} login="/login" onClose={() => undefined} />
  ),
};

const walked = registry.filter(({ id }) => id in pages);
const stories = walked.flatMap(({ id, machine, scenarios }) =>
  Object.entries(scenarios.stories).map(([name, story]) => ({ id, name, machine, story })),
);
const seen = new Set<string>();

/** Beside its chart, the palette reads the tickets. */
beforeEach(() => void new FakeServer().on('POST /actions', () => enveloped(wireTicketPage([]))));
afterEach(() => hold(undefined));

test.each(stories)('$id: $name comes to the same end by gestures', async ({ id, machine, story }) => {
  const page = pages[id];
  if (!page) throw new Error(`Nothing shows ${id}`);
  const look = async (place: string) => {
    const dialog = screen.queryByRole('dialog');
    if (dialog) expect(dialog).toHaveAttribute('data-machine', place.split('.')[0]);
    if (!seen.has(place))
      expect({ place, violations: await violations() }).toEqual({ place, violations: [] });
    seen.add(place);
  };
  const actor = await walkPage({ machine, story, page, gestures, look, user: admin });
  const waitsForClock = story.steps.some((step) => 'elapsed' in step);
  expect(waitsForClock || actor.getSnapshot().value === story.end).toBe(true);
  actor.stop();
});

test('every waiting state was shown, and axe found nothing in it', () => {
  const resting = walked.flatMap(({ id, machine }) =>
    Object.values(machine.states)
      .filter(({ tags }) => tags.includes('resting'))
      .map(({ key }) => `${id}.${key}`),
  );
  expect(resting.length).toBeGreaterThan(9);
  expect(resting.filter((place) => !seen.has(place))).toEqual([]);
});
