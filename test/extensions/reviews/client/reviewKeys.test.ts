/** Under which keys a wish in a review is sent: a failed try is repeated, what was taken is not. */
import { createActor, waitFor } from 'xstate';
import type { Failure } from '../../../../src/contracts/domain/failure';
import { settleable } from '../../../../src/machines/kit/stubs';
import {
  reviewStepMachine,
  type ReviewWish,
  type WishTry,
} from '../../../../src/extensions/reviews/reviewStep.machine';

const input = { id: 'r1', level: 2, stepUpOffered: true, byMail: false, requestId: '41f2' };
const give = (mail: string): ReviewWish => ({
  lead: { action: 'give', rows: [4], to: { name: 'Somebody', mail } },
});
const wishes: readonly (readonly [string, readonly ReviewWish[]])[] = [
  ['a reminder that is repeated', [{ lead: { action: 'remind' } }, { lead: { action: 'remind' } }]],
  ['a service that comes back', [give('a@example.org'), give('b@example.org'), give('a@example.org')]],
];

test.each(wishes)('%s is another step; a failed try keeps its key', async (_title, made) => {
  const sent = settleable<WishTry, null>();
  const actor = createActor(reviewStepMachine.provide({ actors: { sendWish: sent.logic } }), { input });
  actor.start();

  /** Sends the wish; returns the key. */
  async function send(wish: ReviewWish, failure?: Failure): Promise<string | undefined> {
    actor.send({ type: 'wish.stated', wish });
    if (failure) sent.fail(failure);
    else sent.settle(null);
    await waitFor(actor, ({ value }) => value === (failure ? 'failed' : 'taken'));
    return sent.calls.at(-1)?.requestId;
  }

  const keys = [];
  for (const wish of made) {
    const silent = await send(wish, { kind: 'timeout' });
    keys.push(silent);
    expect(await send(wish)).toBe(silent);
  }
  expect(new Set(keys).size).toBe(made.length);
});
