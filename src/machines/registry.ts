import type { AnyStateMachine } from 'xstate';
import { admissionMachine } from './connection/admission.machine';
import { admissionScenarios } from './connection/admission.scenarios';
import { dialogOpeningMachine } from './dialogOpening/dialogOpening.machine';
import { dialogOpeningScenarios } from './dialogOpening/dialogOpening.scenarios';
import { inviteLinkMachine } from './pages/inviteLink/inviteLink.machine';
import { inviteLinkScenarios } from './pages/inviteLink/inviteLink.scenarios';
import { inviteRequestMachine } from './pages/inviteRequest/inviteRequest.machine';
import { inviteRequestScenarios } from './pages/inviteRequest/inviteRequest.scenarios';
import type { AnyScenarios } from './kit/scenario';
import { keysMachine } from './pages/keys/keys.machine';
import { keysScenarios } from './pages/keys/keys.scenarios';
import { otherLoginsMachine } from './pages/otherLogins/otherLogins.machine';
import { otherLoginsScenarios } from './pages/otherLogins/otherLogins.scenarios';
import { paletteMachine } from './pages/palette/palette.machine';
import { paletteScenarios } from './pages/palette/palette.scenarios';
import { policyDeletionMachine } from './pages/policyDeletion/policyDeletion.machine';
import { policyDeletionScenarios } from './pages/policyDeletion/policyDeletion.scenarios';
import { policySavingMachine } from './pages/policySaving/policySaving.machine';
import { policySavingScenarios } from './pages/policySaving/policySaving.scenarios';
import { resendInviteMachine } from './pages/resendInvite/resendInvite.machine';
import { resendInviteScenarios } from './pages/resendInvite/resendInvite.scenarios';
import { serviceConnectionMachine } from './pages/serviceConnection/serviceConnection.machine';
import { serviceConnectionScenarios } from './pages/serviceConnection/serviceConnection.scenarios';
import { sessionMachine } from './session/session.machine';
import { sessionScenarios } from './session/session.scenarios';
import { sessionEndMachine } from './sessionEnd/sessionEnd.machine';
import { sessionEndScenarios } from './sessionEnd/sessionEnd.scenarios';
import { stepUpMachine } from './shared/stepUp.machine';
import { stepUpScenarios } from './shared/stepUp.scenarios';
import { ticketRequestMachine } from './shared/ticketRequest.machine';
import { ticketRequestScenarios } from './shared/ticketRequest.scenarios';
import { ticketSystemDownMachine } from './shared/ticketSystemDown.machine';
import { ticketSystemDownScenarios } from './shared/ticketSystemDown.scenarios';
import { statisticsPeriodMachine } from './pages/statisticsPeriod/statisticsPeriod.machine';
import { statisticsPeriodScenarios } from './pages/statisticsPeriod/statisticsPeriod.scenarios';
import { unsavedChangesMachine } from './unsavedChanges/unsavedChanges.machine';
import { unsavedChangesScenarios } from './unsavedChanges/unsavedChanges.scenarios';
import { visualiserMachine } from './visualiser/visualiser.machine';
import { visualiserScenarios } from './visualiser/visualiser.scenarios';

export interface Registered {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly scenarios: AnyScenarios;
}

/** Every statechart of the core but those of the dialogs, which are in `src/dialogs/stories.ts`; no page imports it. */
export const machines = [
  { id: 'admission', machine: admissionMachine, scenarios: admissionScenarios },
  { id: 'dialogOpening', machine: dialogOpeningMachine, scenarios: dialogOpeningScenarios },
  { id: 'session', machine: sessionMachine, scenarios: sessionScenarios },
  { id: 'sessionEnd', machine: sessionEndMachine, scenarios: sessionEndScenarios },
  { id: 'stepUp', machine: stepUpMachine, scenarios: stepUpScenarios },
  { id: 'ticketRequest', machine: ticketRequestMachine, scenarios: ticketRequestScenarios },
  { id: 'ticketSystemDown', machine: ticketSystemDownMachine, scenarios: ticketSystemDownScenarios },
  { id: 'serviceConnection', machine: serviceConnectionMachine, scenarios: serviceConnectionScenarios },
  { id: 'inviteLink', machine: inviteLinkMachine, scenarios: inviteLinkScenarios },
  { id: 'inviteRequest', machine: inviteRequestMachine, scenarios: inviteRequestScenarios },
  { id: 'keys', machine: keysMachine, scenarios: keysScenarios },
  { id: 'otherLogins', machine: otherLoginsMachine, scenarios: otherLoginsScenarios },
  { id: 'palette', machine: paletteMachine, scenarios: paletteScenarios },
  { id: 'policyDeletion', machine: policyDeletionMachine, scenarios: policyDeletionScenarios },
  { id: 'policySaving', machine: policySavingMachine, scenarios: policySavingScenarios },
  { id: 'resendInvite', machine: resendInviteMachine, scenarios: resendInviteScenarios },
  { id: 'statisticsPeriod', machine: statisticsPeriodMachine, scenarios: statisticsPeriodScenarios },
  { id: 'unsavedChanges', machine: unsavedChangesMachine, scenarios: unsavedChangesScenarios },
  { id: 'visualiser', machine: visualiserMachine, scenarios: visualiserScenarios },
] as const satisfies readonly Registered[];
