import { connectionEventRecords } from './modules/changes/changes.module';
import {
  connectionRecords,
  consentRecords,
  institutionRecords,
  serviceRecords,
} from './modules/federation/federation.module';
import { personRecords } from './modules/identity/identity.module';
import { policyRecords } from './modules/policies/policies.module';
import { watcherRecords } from './modules/subscriptions/subscriptions.module';
import { ticketRecords } from './modules/tickets/tickets.module';
import { changeSetRecords } from './modules/changeSet/changeSet.module';
import { securityRulesRecords } from './modules/securityRules/securityRules.module';
import { wishMergeRecords, wishRecords } from './modules/wishes/wishes.module';
import type { RecordKind } from './platform/state/recordKind';

/** What a file of state is made of, in the order in which it is written: what others name comes before them. */
export const RECORD_KINDS: readonly RecordKind[] = [
  institutionRecords,
  serviceRecords,
  connectionRecords,
  consentRecords,
  personRecords,
  policyRecords,
  ticketRecords,
  connectionEventRecords,
  changeSetRecords,
  watcherRecords,
  securityRulesRecords,
  wishRecords,
  wishMergeRecords,
];
