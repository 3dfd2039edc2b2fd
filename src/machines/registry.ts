import type { AnyStateMachine } from 'xstate';
import { admissionMachine } from './connection/admission.machine';
import { admissionScenarios } from './connection/admission.scenarios';
import { deskRoundMachine } from './pages/deskRound/deskRound.machine';
import { deskRoundScenarios } from './pages/deskRound/deskRound.scenarios';
import { deskStepMachine } from './pages/deskStep/deskStep.machine';
import { deskStepScenarios } from './pages/deskStep/deskStep.scenarios';
import { dialogOpeningMachine } from './dialogOpening/dialogOpening.machine';
import { dialogOpeningScenarios } from './dialogOpening/dialogOpening.scenarios';
import { eventReplayMachine } from './pages/eventReplay/eventReplay.machine';
import { eventReplayScenarios } from './pages/eventReplay/eventReplay.scenarios';
import { inviteLinkMachine } from './pages/inviteLink/inviteLink.machine';
import { inviteLinkScenarios } from './pages/inviteLink/inviteLink.scenarios';
import { inviteRequestMachine } from './pages/inviteRequest/inviteRequest.machine';
import { inviteRequestScenarios } from './pages/inviteRequest/inviteRequest.scenarios';
import type { AnyScenarios } from './kit/scenario';
import { keysMachine } from './pages/keys/keys.machine';
import { keysScenarios } from './pages/keys/keys.scenarios';
import { lineRemovalMachine } from './pages/lineRemoval/lineRemoval.machine';
import { lineRemovalScenarios } from './pages/lineRemoval/lineRemoval.scenarios';
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
import { reviewStartMachine } from './pages/reviewStart/reviewStart.machine';
import { reviewStartScenarios } from './pages/reviewStart/reviewStart.scenarios';
import { reviewStepMachine } from './pages/reviewStep/reviewStep.machine';
import { reviewStepScenarios } from './pages/reviewStep/reviewStep.scenarios';
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
import { feedAddressMachine } from './pages/feedAddress/feedAddress.machine';
import { feedAddressScenarios } from './pages/feedAddress/feedAddress.scenarios';
import { lineGatheringMachine } from './pages/lineGathering/lineGathering.machine';
import { lineGatheringScenarios } from './pages/lineGathering/lineGathering.scenarios';
import { securityRulesMachine } from './pages/securityRules/securityRules.machine';
import { securityRulesScenarios } from './pages/securityRules/securityRules.scenarios';
import { watchMachine } from './pages/watch/watch.machine';
import { watchScenarios } from './pages/watch/watch.scenarios';
import { wishMergingMachine } from './pages/wishMerging/wishMerging.machine';
import { wishMergingScenarios } from './pages/wishMerging/wishMerging.scenarios';
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

/** This lists every statechart but those of the dialogs, which stand in `src/dialogs/stories.ts`; no page imports it. */
export const machines = [
  { id: 'admission', machine: admissionMachine, scenarios: admissionScenarios },
  { id: 'deskRound', machine: deskRoundMachine, scenarios: deskRoundScenarios },
  { id: 'deskStep', machine: deskStepMachine, scenarios: deskStepScenarios },
  { id: 'dialogOpening', machine: dialogOpeningMachine, scenarios: dialogOpeningScenarios },
  { id: 'eventReplay', machine: eventReplayMachine, scenarios: eventReplayScenarios },
  { id: 'session', machine: sessionMachine, scenarios: sessionScenarios },
  { id: 'sessionEnd', machine: sessionEndMachine, scenarios: sessionEndScenarios },
  { id: 'stepUp', machine: stepUpMachine, scenarios: stepUpScenarios },
  { id: 'ticketRequest', machine: ticketRequestMachine, scenarios: ticketRequestScenarios },
  { id: 'ticketSystemDown', machine: ticketSystemDownMachine, scenarios: ticketSystemDownScenarios },
  { id: 'serviceConnection', machine: serviceConnectionMachine, scenarios: serviceConnectionScenarios },
  { id: 'inviteLink', machine: inviteLinkMachine, scenarios: inviteLinkScenarios },
  { id: 'inviteRequest', machine: inviteRequestMachine, scenarios: inviteRequestScenarios },
  { id: 'keys', machine: keysMachine, scenarios: keysScenarios },
  { id: 'lineRemoval', machine: lineRemovalMachine, scenarios: lineRemovalScenarios },
  { id: 'wishMerging', machine: wishMergingMachine, scenarios: wishMergingScenarios },
  { id: 'lineGathering', machine: lineGatheringMachine, scenarios: lineGatheringScenarios },
  { id: 'otherLogins', machine: otherLoginsMachine, scenarios: otherLoginsScenarios },
  { id: 'palette', machine: paletteMachine, scenarios: paletteScenarios },
  { id: 'policyDeletion', machine: policyDeletionMachine, scenarios: policyDeletionScenarios },
  { id: 'policySaving', machine: policySavingMachine, scenarios: policySavingScenarios },
  { id: 'resendInvite', machine: resendInviteMachine, scenarios: resendInviteScenarios },
  { id: 'reviewStart', machine: reviewStartMachine, scenarios: reviewStartScenarios },
  { id: 'reviewStep', machine: reviewStepMachine, scenarios: reviewStepScenarios },
  { id: 'securityRules', machine: securityRulesMachine, scenarios: securityRulesScenarios },
  { id: 'statisticsPeriod', machine: statisticsPeriodMachine, scenarios: statisticsPeriodScenarios },
  { id: 'feedAddress', machine: feedAddressMachine, scenarios: feedAddressScenarios },
  { id: 'watch', machine: watchMachine, scenarios: watchScenarios },
  { id: 'unsavedChanges', machine: unsavedChangesMachine, scenarios: unsavedChangesScenarios },
  { id: 'visualiser', machine: visualiserMachine, scenarios: visualiserScenarios },
] as const satisfies readonly Registered[];
