import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadDialogs, type PreviewedDialog } from '../../../src/qa/preview/dialogs';
import { simulate, stepsOf } from '../../../src/qa/steps/simulate';
import { stateOf } from '../../../src/qa/steps/simulation';
import {
  arrived,
  button,
  dialog,
  inPicture,
  inStage,
  openDialog,
  pageOf,
  settled,
  stage,
} from './previewView';

const choose = async (group: string, name: string) => {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  await settled();
};

/** Returns the story of a dialog that comes to the most states. */
function longestOf({ entry }: PreviewedDialog): string {
  const placesIn = (name: string) => {
    const { frames } = simulate(entry, name, stepsOf(entry, name, true));
    return new Set(frames.map(({ levels }) => JSON.stringify(levels.map(stateOf)))).size;
  };
  const [longest = ''] = Object.keys(entry.scenarios.stories).sort((a, b) => placesIn(b) - placesIn(a));
  return longest;
}

/** That each story comes to its end by the same steps is seen without pictures (`previewSteps.test.ts`). */
test('the longest story of each dialog plays to its end, step by step, and the real dialog follows', async () => {
  const dialogs = await loadDialogs();
  expect(dialogs.length).toBeGreaterThan(4);
  for (const shown of dialogs) {
    const { id, scenarios } = shown.entry;
    const story = longestOf(shown);
    const { unmount } = await openDialog({ machine: id, story });
    // By its text: by its role, every button of the picture would be named first.
    const next = () => screen.getByText('Next step of the story').closest('button');
    const passed = new Set([stage().title]);
    for (let taken = 0; taken < 20 && next()?.getAttribute('aria-disabled') !== 'true'; taken += 1) {
      fireEvent.click(next() ?? document.body);
      await settled();
      passed.add(stage().title);
    }
    expect([id, story, stage().title]).toEqual([id, story, `${id}.${scenarios.stories[story]?.end}`]);
    // This one begins where the form of another dialog ends.
    expect([id, passed.size > (id === 'setAside' ? 1 : 2)]).toEqual([id, true]);
    unmount();
  }
});

test('under the faults in the address ports fail, and the page says so; without them the story continues', async () => {
  const faults = JSON.stringify([{ kind: 'ticketSystemUnreachable', delivery: 'refused' }]);
  const { user, address } = await openDialog({ machine: 'connect', story: 'requested', faults });
  expect(screen.getByText('The ticket system does not answer; the request is refused')).toBeVisible();
  await user.click(button('Play the whole story'));
  await arrived('ticketSystemDown.refused');
  await user.click(inStage().getByRole('button', { name: 'Try again' }));
  await arrived('ticketSystemDown.refused');
  await user.click(button('Remove all faults'));
  expect(address().has('faults')).toBe(false);
  await arrived('connect.requested');
});

describe('a click in the dialog', () => {
  test('moves the chart, and the address has all of it', async () => {
    const { user, address, steps } = await openDialog({ machine: 'connect', story: 'requested' });
    expect(inPicture('editing')).toHaveAttribute('data-mark', 'now');
    await user.click(inStage().getByRole('checkbox', { name: /accept/ }));
    await user.click(inStage().getByRole('button', { name: 'Send request' }));
    await arrived('connect.requested');
    expect(inPicture('requested')).toHaveAttribute('data-mark', 'now');
    expect(inPicture('editing')).toHaveAttribute('data-mark', 'passed');
    expect(inStage().getByRole('heading', { level: 2 })).toHaveTextContent(/request/i);
    expect(steps()).toContainEqual({ event: expect.objectContaining({ type: 'form.submitted' }) });
    expect(address().get('story')).toBe('requested');
  });

  test('asks before typed text is lost, as in the product; Escape does the same', async () => {
    const { user } = await openDialog({ machine: 'connect' });
    fireEvent.change(inStage().getByRole('textbox', { name: /Your comments/ }), {
      target: { value: 'Soon' },
    });
    await settled();
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await arrived('connect.confirmingLeave');
    await user.click(inStage().getByRole('button', { name: 'Keep editing' }));
    await arrived('connect.editing');
    expect(inStage().getByRole('textbox', { name: /Your comments/ })).toHaveValue('Soon');
    await user.click(button('Restart'));
    await settled();
    expect(inStage().getByRole('textbox', { name: /Your comments/ })).toHaveValue('');
  });

  test('a form that is not filled in says so in its own page, and the focus goes to the first field', async () => {
    const { user, steps } = await openDialog({ machine: 'connect' });
    await user.click(inStage().getByRole('button', { name: 'Send request' }));
    const box = inStage().getByRole('checkbox', { name: /accept/ });
    await waitFor(() => expect(box).toBeInvalid());
    expect(stage().contentDocument?.activeElement).toBe(box);
    expect(steps()).toEqual([]);
  });

  test('that the chart ignores says why', async () => {
    const { user, steps } = await openDialog({ machine: 'connect', story: 'requested' });
    await user.click(button('Next step of the story'));
    await arrived('connect.requested');
    await choose('What ports do', 'Ports wait');
    await user.click(inPicture('submitting'));
    await settled();
    const before = steps();
    await user.click(inStage().getByRole('button', { name: 'Close' }));
    await settled();
    expect(screen.getByText(/and nothing happened/)).toHaveTextContent('dismissal.requested');
    expect(steps()).toEqual(before);
  });

  test('on a link shows where it leads, and stays', async () => {
    const { user, address } = await openDialog({ machine: 'connect', story: 'alreadyRequested' });
    const link = inStage().getByRole('link', { name: /ticket/i });
    await user.click(link);
    expect(await screen.findByText(/In the dashboard this link leads to/)).toHaveTextContent(
      link.getAttribute('href') ?? '-',
    );
    expect(address().get('machine')).toBe('connect');
    expect(dialog()).toBeVisible();
  });

  test('that closes it leaves the chart, and a hint how to continue', async () => {
    const { user } = await openDialog({ machine: 'disconnect', story: 'untouched' });
    await user.click(inStage().getByRole('button', { name: 'Close' }));
    await arrived('disconnect.cancelled');
    expect(inStage().queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/The dialog has closed/)).toBeVisible();
    await user.click(button('Back one step'));
    await arrived('disconnect.confirming');
    expect(button('Back one step')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a click in the chart', () => {
  test('on a state takes the dialog there by its shortest path; the focus stays in the chart', async () => {
    const { user, address } = await openDialog({ machine: 'connect' });
    await user.click(inPicture('outsideEdugain'));
    await arrived('connect.outsideEdugain');
    expect(dialog()).toHaveAccessibleName('Your institution is not published in eduGAIN');
    expect(address().get('story')).toBe('outsideEdugain');
    expect(address().get('at')).toBeNull();
    expect(document.activeElement).toBe(inPicture('outsideEdugain'));
  });

  test('on a possible transition takes it', async () => {
    const { user } = await openDialog({ machine: 'connect', story: 'requested' });
    await user.click(inPicture('connect.editing · form.submitted · 0'));
    await arrived('connect.requested');
    expect(dialog()).toBeVisible();
  });

  test('on a busy state holds the ports back, so that it can be viewed', async () => {
    const { user, address } = await openDialog({ machine: 'connect', story: 'requested' });
    await user.click(inPicture('submitting'));
    await settled();
    expect(stage().title).toBe('connect.requested');
    await user.click(inPicture('submitting'));
    await waitFor(() => expect(stage().title).toMatch(/^ticketRequest\./));
    await settled();
    expect(address().get('ports')).toBe('held');
    expect(screen.getByText(/Ports wait from now on/)).toBeVisible();
    expect(pageOf(stage()).querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('on a transient state says so', async () => {
    const { user } = await openDialog({ machine: 'connect', story: 'outsideEdugain' });
    await user.click(inPicture('choosing'));
    await arrived('connect.editing');
    expect(screen.getByText(/only passes/)).toBeVisible();
  });

  test('on a state that no story reaches says so, and leads to a place where it is reached', async () => {
    const { user, address } = await openDialog({ machine: 'connect', ports: 'held' });
    await arrived('admission.loading');
    await user.click(inPicture('forbidden'));
    expect(await screen.findByText(/so the dialog cannot go there/)).toHaveTextContent('admission.forbidden');
    expect(stage().title).toBe('admission.loading');
    await user.click(screen.getByRole('link', { name: 'Look at admission on its own' }));
    await settled();
    expect(address().get('machine')).toBe('admission');
    await user.click(inPicture('forbidden'));
    await arrived('admission.forbidden');
    expect(dialog()).toBeVisible();
  });

  test('on a transition that is not possible leads to its source; the outline does the same', async () => {
    const { user } = await openDialog({ machine: 'connect' });
    await user.click(inPicture('connect.requested · dismissal.requested · 0'));
    await user.click(await screen.findByRole('button', { name: /Go to requested/ }));
    await arrived('connect.requested');
    await user.click(screen.getByText('Outline and search'));
    await user.click(screen.getAllByRole('button', { name: /^alreadyConnected/ }).at(-1) ?? document.body);
    await arrived('connect.alreadyConnected');
  });
});

test('held ports are answered one by one, by the story or by the tester; the machine around stays in sight', async () => {
  const { user, address, steps } = await openDialog({ machine: 'connect', ports: 'held' });
  await arrived('admission.loading');
  await user.click(button('connect.preparing'));
  await waitFor(() => expect(inPicture('preparing')).toHaveAttribute('data-mark', 'now'));
  expect(address().get('at')).toBe('connect.preparing');
  await user.click(button('Answer as the story says'));
  await arrived('connect.editing');
  expect(steps()).toEqual([{ answer: 'admission', fixture: 'plain' }]);
  await choose('What ports do', 'Ports answer');
  expect(stage().title).toBe('connect.editing');
});
