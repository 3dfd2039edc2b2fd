import { createActor } from 'xstate';
import { invitationsApi } from '../../api/invitations.api';
import { isTicketKey } from '../../contracts/domain/tickets/ticketRules';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import { resendInviteMachine } from '../../machines/pages/resendInvite/resendInvite.machine';
import { callPort } from './callPort';
import type { PageNeeds } from './pageNeeds';

/** Opens the chart of a reminder with its ports attached, ready to start; `key` is the ticket's. */
export function openResendInvite({ store, requestId }: PageNeeds, key: string) {
  const { findInvitation, resendInvitation } = invitationsApi.endpoints;
  const machine = resendInviteMachine.provide({
    actors: {
      loadInvitation: callPort(({ key: wanted }) => {
        // A text that is not a key cannot match, and the server would refuse the search.
        if (!isTicketKey(wanted)) return { abort: () => undefined, unwrap: () => Promise.resolve(null) };
        const running = store.dispatch(
          findInvitation.initiate(wanted, { subscribe: false, forceRefetch: true }),
        );
        // Never broken off: another opening of the same page may wait for this very answer.
        return { abort: () => undefined, unwrap: () => running.unwrap() };
      }),
      sendReminder: callPort(({ key: jiraKey, institution: idpId, message: comments, requestId: id }) =>
        store.dispatch(
          resendInvitation.initiate({ idpId, jiraKey, comments, requestId: id }, { track: false }),
        ),
      ),
    },
  });
  assertProvided(machine);
  return createActor(machine, { input: { key, requestId }, inspect: inspected });
}
