/** Under which keys a line is added to the set of changes, when it is tried again (REQUIREMENTS 415). */
import { createActor, waitFor, type ActorRefFrom, type AnyActorRef } from 'xstate';
import type { ConnectionSubject } from '../../src/machines/connection/connection.subject';
import type { Failure } from '../../src/contracts/domain/failure';
import type { RequestOutcome } from '../../src/contracts/domain/ticketRequest';
import { load } from '../../src/machines/changeRequest/changeRequest.answers';
import { plainInput as changeInput } from '../../src/machines/changeRequest/changeRequest.fixtures';
import { changeRequestMachine } from '../../src/machines/changeRequest/changeRequest.machine';
import type { WantedSetting } from '../../src/machines/changeRequest/changeRequest.setup';
import type { KnownSetting } from '../../src/machines/changeRequest/changeRequest.subject';
import { plainDraft } from '../../src/machines/connect/connect.fixtures';
import { connectMachine } from '../../src/machines/connect/connect.machine';
import { admissionMachine } from '../../src/machines/connection/admission.machine';
import { plainInput, plainSubject } from '../../src/machines/connection/connection.fixtures';
import { disconnectMachine } from '../../src/machines/disconnect/disconnect.machine';
import { answers, settleable, type Settleable } from '../../src/machines/kit/standIns';
import { ticketRequestMachine } from '../../src/machines/shared/ticketRequest.machine';
import type { TicketRequestInput } from '../../src/machines/shared/ticketRequest.types';

type Call = Settleable<TicketRequestInput, RequestOutcome>;

function actorsFor(sent: Call, subject: ConnectionSubject) {
  return {
    admission: admissionMachine.provide({ actors: { loadSubject: answers(subject) } }),
    ticketRequest: ticketRequestMachine.provide({ actors: { fileTicket: sent.logic } }),
  };
}

const soon = { timeout: 60_000 };
const forms: ReadonlySet<unknown> = new Set(['editing', 'confirming', 'reviewing']);
const draft = { comments: '', confirmed: true };
const charts: readonly (readonly [string, object, (sent: Call) => AnyActorRef])[] = [
  [
    'connect',
    { draft: plainDraft },
    (sent) =>
      createActor(connectMachine.provide({ actors: actorsFor(sent, plainSubject) }), { input: plainInput }),
  ],
  [
    'disconnect',
    { draft },
    (sent) => {
      const actors = actorsFor(sent, { ...plainSubject, connected: true });
      return createActor(disconnectMachine.provide({ actors }), { input: plainInput });
    },
  ],
  [
    'changeRequest',
    {},
    (sent) => {
      const { ticketRequest } = actorsFor(sent, plainSubject);
      const actors = { loadSetting: answers<WantedSetting, KnownSetting>(load.plain.output), ticketRequest };
      return createActor(changeRequestMachine.provide({ actors }), { input: changeInput });
    },
  ],
];

const refused: RequestOutcome = {
  kind: 'gathered',
  added: 0,
  size: 0,
  refused: [{ place: 0, obstacle: 'requested' }],
};

test.each(charts)(
  '%s tries again under the same key after silence, not after an answer',
  async (...chart) => {
    const [, words, begin] = chart;
    const sent: Call = settleable();
    const actor = begin(sent);
    actor.start();

    /** Adds the line; returns the key. */
    async function add(answer: RequestOutcome | Failure): Promise<string | undefined> {
      await waitFor(actor, ({ value }) => forms.has(value), soon);
      actor.send({ type: 'gathering.requested', ...words });
      if (answer.kind === 'gathered') {
        sent.settle(answer as RequestOutcome);
        await waitFor(actor, ({ value }) => value === 'notGathered', soon);
        actor.send({ type: 'stay.requested' });
      } else {
        sent.fail(answer as Failure);
        const asked = actor.getSnapshot().children.ticketRequest as ActorRefFrom<typeof ticketRequestMachine>;
        await waitFor(asked, ({ tags }) => tags.has('resting'), soon);
        asked.send({ type: 'return.requested' });
      }
      return sent.calls.at(-1)?.requestId;
    }

    const silent = await add({ kind: 'timeout' });
    expect(await add({ kind: 'offline' })).toBe(silent);
    expect(await add(refused)).toBe(silent);
    const second = await add({ kind: 'timeout' });
    expect(second).not.toBe(silent);
    expect(await add(refused)).toBe(second);
    expect(new Set([silent, second, await add(refused)]).size).toBe(3);
  },
);
