import type { AddressOf } from '../../../contracts/domain/dialogAddress';
import { draftOf } from '../../../machines/answerInvitations/answerInvitations.draft';
import { answerInvitationsMachine } from '../../../machines/answerInvitations/answerInvitations.machine';
import type { AnswerInvitationsInput } from '../../../machines/answerInvitations/answerInvitations.setup';
import { institutionOf } from '../../connection/ports/beginConnection';
import { loadPoliciesPort } from '../../connection/ports/loadSubject';
import { definePorts } from '../../ports/definePorts';
import type { DialogNeeds } from '../../ports/dialogNeeds';
import { fileTicketPort } from '../../ports/fileTicket';
import { requestActors } from '../../ports/requestActors';
import { loadInvitationsPort } from './loadInvitations';

export const answerInvitationsPorts = definePorts({ machine: answerInvitationsMachine, draftOf, begin });

function begin(needs: DialogNeeds<AddressOf<'acceptAll' | 'denyAll'>>) {
  const { store, person, address, requestId } = needs;
  const input: Omit<AnswerInvitationsInput, 'draft'> = {
    answer: address.dialog === 'denyAll' ? 'deny' : 'accept',
    tickets: address.tickets,
    person: { admin: person.roles.admin, level: person.level },
    institution: institutionOf(person.institution),
    requestId,
    stepUpOffered: person.installation.stepUpEnabled,
  };
  const { stepUp, ticketSystemDown } = requestActors(needs);
  const actors = {
    loadInvitations: loadInvitationsPort(store, person),
    loadPolicies: loadPoliciesPort(store),
    fileTicket: fileTicketPort(needs),
    ticketSystemDown,
    stepUp,
  };
  return { actors, input };
}
