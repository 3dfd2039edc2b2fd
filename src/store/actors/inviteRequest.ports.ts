import { createActor } from 'xstate';
import { invitationsApi } from '../../api/invitations.api';
import type { InvitationChoices, RolePerson } from '../../contracts/domain/invitations/invitation';
import type { Failure } from '../../contracts/domain/failure';
import type { RequestOutcome } from '../../contracts/domain/tickets/ticketRequest';
import {
  inviteRequestMachine,
  type SentInvitationRequest,
  type WantedChoices,
} from '../../machines/pages/inviteRequest/inviteRequest.machine';
import { assertProvided } from '../../machines/kit/assertProvided';
import { inspected } from '../../machines/kit/inspection';
import type { Port } from '../../machines/kit/port';
import type { AppStore } from '../makeStore';
import { callPort, type Running } from './callPort';
import type { PageNeeds } from './pageNeeds';

const { getInvitableServices, getRolePeople, findOpenInvitation, sendInvitation } = invitationsApi.endpoints;
const freshOptions = { subscribe: false, forceRefetch: true };

/** Named by a server that answers a repetition under the same key with its first answer. */
const IDEMPOTENCY = 'idempotency';

/** Opens the chart of an invitation with its ports attached, ready to start. */
export function openInviteRequest({ store, person, requestId }: PageNeeds) {
  const isIdempotent = person.installation.extensions.includes(IDEMPOTENCY);
  const machine = inviteRequestMachine.provide({
    actors: { loadChoices: loadChoicesPort(store), sendInvitation: sendInvitationPort(store, isIdempotent) },
  });
  assertProvided(machine);
  return createActor(machine, { input: { requestId }, inspect: inspected });
}

/** Services are required; the roles only help, so the dialog works if that call fails. */
function loadChoicesPort(store: AppStore): Port<WantedChoices, InvitationChoices> {
  return callPort((wanted) => {
    const services = store.dispatch(getInvitableServices.initiate(wanted.entityId, freshOptions));
    const people = peopleOf(store, wanted);
    return {
      abort: () => [services, people].forEach((call) => call.abort()),
      unwrap: async () => {
        const known = people.unwrap().catch(() => null);
        return { services: await services.unwrap(), people: await known };
      },
    };
  });
}

function peopleOf(
  { dispatch }: AppStore,
  { entityId, institutionId }: WantedChoices,
): Running<readonly RolePerson[]> {
  if (!institutionId) return { abort: () => undefined, unwrap: async () => [] };
  return dispatch(getRolePeople.initiate({ entityId, institutionId }, freshOptions));
}

/** A server that knows no keys would send a repetition twice: there each try looks first for an open one. */
function sendInvitationPort(
  store: AppStore,
  isIdempotent: boolean,
): Port<SentInvitationRequest, RequestOutcome> {
  return callPort((request) => {
    const send = () => store.dispatch(sendInvitation.initiate(request, { track: false }));
    if (isIdempotent) return send();
    const { institution, service, direction } = request.invitation;
    const question = { institution: institution.entityId, service: service.entityId, direction };
    const lookUp = store.dispatch(findOpenInvitation.initiate(question, freshOptions));
    let sent: Running<RequestOutcome> | undefined;
    return {
      abort: () => (sent ?? lookUp).abort(),
      unwrap: async () => {
        const ticketKey = await lookUp.unwrap();
        if (ticketKey) throw { kind: 'collision', found: 'openTicket', ticketKey } satisfies Failure;
        sent = send();
        return sent.unwrap();
      },
    };
  });
}
