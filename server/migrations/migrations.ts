import * as initial from './0001-initial';
import * as metadataImport from './0002-metadata-import';
import * as policies from './0003-policies';
import * as settingChanges from './0004-setting-changes';
import * as institutionChanges from './0005-institution-changes';
import * as statistics from './0006-statistics';
import * as mails from './0007-mails';
import * as outbox from './0008-outbox';
import * as connectionEvents from './0009-connection-events';
import * as connectionsVersion from './0010-connections-version';
import * as feeds from './0011-feeds';
import * as entitySources from './0014-entity-sources';
import * as consumers from './0015-consumers';
import * as webhooks from './0016-webhooks';
import * as loginsAsTheyHappen from './0018-logins-as-they-happen';
import * as logos from './0019-logos';
import * as audit from './0020-audit';
import * as severalServers from './0022-several-servers';
import * as watched from './0026-watched';
import * as ownChanges from './0028-own-changes';
import * as policyHistories from './0029-policy-histories';
import * as mailThreads from './0031-mail-threads';
import * as changeSet from './0033-change-set';
import * as subscriptions from './0035-subscriptions';
import * as securityRules from './0036-security-rules';
import * as wishes from './0037-wishes';
import * as reviews from './0038-reviews';
import * as savedSearches from './0039-saved-searches';
import * as refusedLines from './0040-refused-lines';
import * as turns from './0041-turns';
import * as wishMerges from './0042-wish-merges';
import * as certificatesAgain from './0043-certificates-again';
import * as auditDays from './0044-audit-days';
import * as reviewMails from './0045-review-mails';
import * as countedByLogin from './0046-counted-by-login';
import * as ticketHolders from './0047-ticket-holders';
import type { Migrations } from '../platform/storage/migrate';

/**
 * In the order of their names. A migration that was released never changes. The release before it runs beside it for a while,
 * so that a migration only adds; what is no longer used is taken away a release later, by one that says `takesAway`.
 */
export const migrations: Migrations = {
  '0001-initial': initial,
  '0002-metadata-import': metadataImport,
  '0003-policies': policies,
  '0004-setting-changes': settingChanges,
  '0005-institution-changes': institutionChanges,
  '0006-statistics': statistics,
  '0007-mails': mails,
  '0008-outbox': outbox,
  '0009-connection-events': connectionEvents,
  '0010-connections-version': connectionsVersion,
  '0011-feeds': feeds,
  '0014-entity-sources': entitySources,
  '0015-consumers': consumers,
  '0016-webhooks': webhooks,
  '0018-logins-as-they-happen': loginsAsTheyHappen,
  '0019-logos': logos,
  '0020-audit': audit,
  '0022-several-servers': severalServers,
  '0026-watched': watched,
  '0028-own-changes': ownChanges,
  '0029-policy-histories': policyHistories,
  '0031-mail-threads': mailThreads,
  '0033-change-set': changeSet,
  '0035-subscriptions': subscriptions,
  '0036-security-rules': securityRules,
  '0037-wishes': wishes,
  '0038-reviews': reviews,
  '0039-saved-searches': savedSearches,
  '0040-refused-lines': refusedLines,
  '0041-turns': turns,
  '0042-wish-merges': wishMerges,
  '0043-certificates-again': certificatesAgain,
  '0044-audit-days': auditDays,
  '0045-review-mails': reviewMails,
  '0046-counted-by-login': countedByLogin,
  '0047-ticket-holders': ticketHolders,
};
