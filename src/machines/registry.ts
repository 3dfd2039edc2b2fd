import type { AnyStateMachine } from 'xstate';
import { admissionMachine } from './connection/admission.machine';
import { admissionScenarios } from './connection/admission.scenarios';
import { connectMachine } from './connect/connect.machine';
import { connectScenarios } from './connect/connect.scenarios';
import { denyInviteMachine } from './denyInvite/denyInvite.machine';
import { denyInviteScenarios } from './denyInvite/denyInvite.scenarios';
import { disconnectMachine } from './disconnect/disconnect.machine';
import { disconnectScenarios } from './disconnect/disconnect.scenarios';
import { inviteLinkMachine } from './inviteLink/inviteLink.machine';
import { inviteLinkScenarios } from './inviteLink/inviteLink.scenarios';
import type { AnyScenarios } from './kit/scenario';
import { serviceConnectionMachine } from './serviceConnection/serviceConnection.machine';
import { serviceConnectionScenarios } from './serviceConnection/serviceConnection.scenarios';
import { sessionMachine } from './session/session.machine';
import { sessionScenarios } from './session/session.scenarios';
import { stepUpMachine } from './shared/stepUp.machine';
import { stepUpScenarios } from './shared/stepUp.scenarios';
import { ticketRequestMachine } from './shared/ticketRequest.machine';
import { ticketRequestScenarios } from './shared/ticketRequest.scenarios';
import { ticketSystemDownMachine } from './shared/ticketSystemDown.machine';
import { ticketSystemDownScenarios } from './shared/ticketSystemDown.scenarios';
import { visualiserMachine } from './visualiser/visualiser.machine';
import { visualiserScenarios } from './visualiser/visualiser.scenarios';

export interface Registered {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly scenarios: AnyScenarios;
}

/** Every statechart of the product, for tests and the visualiser; no page imports it. */
export const registry: readonly Registered[] = [
  { id: 'admission', machine: admissionMachine, scenarios: admissionScenarios },
  { id: 'connect', machine: connectMachine, scenarios: connectScenarios },
  { id: 'denyInvite', machine: denyInviteMachine, scenarios: denyInviteScenarios },
  { id: 'disconnect', machine: disconnectMachine, scenarios: disconnectScenarios },
  { id: 'session', machine: sessionMachine, scenarios: sessionScenarios },
  { id: 'stepUp', machine: stepUpMachine, scenarios: stepUpScenarios },
  { id: 'ticketRequest', machine: ticketRequestMachine, scenarios: ticketRequestScenarios },
  { id: 'ticketSystemDown', machine: ticketSystemDownMachine, scenarios: ticketSystemDownScenarios },
  { id: 'serviceConnection', machine: serviceConnectionMachine, scenarios: serviceConnectionScenarios },
  { id: 'inviteLink', machine: inviteLinkMachine, scenarios: inviteLinkScenarios },
  { id: 'visualiser', machine: visualiserMachine, scenarios: visualiserScenarios },
];
