import type { DialogStories } from '../dialogs/defineStories';
import type { Registered } from '../machines/registry';
import './trail/audit.texts';
import './changeSets/changes.texts';
import './changeSets/gathered.texts';
import './deskPages/desk.texts';
import './deskPages/mails.texts';
import './feeds/feeds.texts';
import './privacy/privacy.texts';
import './reviews/reviews.texts';
import './securityRules/security.texts';
import './watching/news.texts';
import './watching/searches.texts';
import './watching/watching.texts';
import './webhooks/webhooks.texts';
import './wishes/wishes.texts';
import { gatheringStories } from './changeSets/gather/gathering.stories';
import { lineGatheringMachine } from './changeSets/lineGathering/lineGathering.machine';
import { lineGatheringScenarios } from './changeSets/lineGathering/lineGathering.scenarios';
import { lineRemovalMachine } from './changeSets/page/lineRemoval.machine';
import { lineRemovalScenarios } from './changeSets/page/lineRemoval.scenarios';
import { changeSetStories } from './changeSets/send/changeSet.stories';
import { setAsideStories } from './changeSets/setAside/setAside.stories';
import { uploadStories } from './changeSets/upload/upload.stories';
import { deskRoundMachine } from './deskPages/deskRound/deskRound.machine';
import { deskRoundScenarios } from './deskPages/deskRound/deskRound.scenarios';
import { deskStepMachine } from './deskPages/deskStep/deskStep.machine';
import { deskStepScenarios } from './deskPages/deskStep/deskStep.scenarios';
import { reviewStartMachine } from './reviews/reviewStart.machine';
import { reviewStartScenarios } from './reviews/reviewStart.scenarios';
import { reviewStepMachine } from './reviews/reviewStep.machine';
import { reviewStepScenarios } from './reviews/reviewStep.scenarios';
import { securityRulesMachine } from './securityRules/securityRules.machine';
import { securityRulesScenarios } from './securityRules/securityRules.scenarios';
import { feedAddressMachine } from './watching/feedAddress.machine';
import { feedAddressScenarios } from './watching/feedAddress.scenarios';
import { savedSearchStories } from './watching/savedSearch/savedSearch.stories';
import { watchMachine } from './watching/watch.machine';
import { watchScenarios } from './watching/watch.scenarios';
import { watchServicesStories } from './watching/watchServices/watchServices.stories';
import { eventReplayMachine } from './webhooks/eventReplay.machine';
import { eventReplayScenarios } from './webhooks/eventReplay.scenarios';
import { wishAnswerStories } from './wishes/answer/wishAnswer.stories';
import { wishStories } from './wishes/ask/wish.stories';
import { wishMergingMachine } from './wishes/page/wishMerging.machine';
import { wishMergingScenarios } from './wishes/page/wishMerging.scenarios';

/** The stories of the dialogs of all extensions by name, for tests and the visualiser; no page imports them. */
export const extensionStories = {
  changes: changeSetStories,
  gather: gatheringStories,
  upload: uploadStories,
  setAside: setAsideStories,
  ask: wishStories,
  answer: wishAnswerStories,
  search: savedSearchStories,
  watchOne: watchServicesStories,
  watchAll: watchServicesStories,
} as const satisfies Record<string, DialogStories>;

/** Every statechart of the extensions but those of the dialogs. */
export const extensionMachines = [
  { id: 'lineGathering', machine: lineGatheringMachine, scenarios: lineGatheringScenarios },
  { id: 'lineRemoval', machine: lineRemovalMachine, scenarios: lineRemovalScenarios },
  { id: 'deskRound', machine: deskRoundMachine, scenarios: deskRoundScenarios },
  { id: 'deskStep', machine: deskStepMachine, scenarios: deskStepScenarios },
  { id: 'reviewStart', machine: reviewStartMachine, scenarios: reviewStartScenarios },
  { id: 'reviewStep', machine: reviewStepMachine, scenarios: reviewStepScenarios },
  { id: 'securityRules', machine: securityRulesMachine, scenarios: securityRulesScenarios },
  { id: 'feedAddress', machine: feedAddressMachine, scenarios: feedAddressScenarios },
  { id: 'watch', machine: watchMachine, scenarios: watchScenarios },
  { id: 'eventReplay', machine: eventReplayMachine, scenarios: eventReplayScenarios },
  { id: 'wishMerging', machine: wishMergingMachine, scenarios: wishMergingScenarios },
] as const satisfies readonly Registered[];
