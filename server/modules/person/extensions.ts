import { AUDIT_EXTENSION } from '../../../src/contracts/domain/audit';
import { CHANGE_SET_EXTENSION } from '../../../src/contracts/domain/changeSet';
import { COMPARISON_EXTENSION } from '../../../src/contracts/domain/institutionComparison';
import { PRIVACY_EXTENSION } from '../../../src/contracts/domain/privacy';
import { PUBLISHING_EXTENSION } from '../../../src/contracts/domain/publishing';
import { SESSIONS_EXTENSION } from '../../../src/contracts/domain/ownSession';
import { OUTCOMES_EXTENSION } from '../../../src/contracts/domain/chartEnds';
import { POLICY_RULES_EXTENSION } from '../../../src/contracts/domain/policy';
import { PROVIDER_LOGOUT_EXTENSION } from '../../../src/contracts/domain/providerLogout';
import { REVIEWS_EXTENSION } from '../../../src/contracts/domain/reviewsExtension';
import { SECURITY_RULES_EXTENSION } from '../../../src/contracts/domain/securityRules';
import { WATCHING_EXTENSION } from '../../../src/contracts/domain/watching';
import { WISHES_EXTENSION } from '../../../src/contracts/domain/wishes';
import type { Config } from '../../platform/config/config';
import { hasDesk } from '../tickets/tickets.module';

/** Returns the names of what this server can beyond the contract (docs/EXTENSIONS.md). */
export function extensionsOf(config: Config): string[] {
  return [
    AUDIT_EXTENSION,
    'changes',
    CHANGE_SET_EXTENSION,
    COMPARISON_EXTENSION,
    'contacts',
    ...(hasDesk(config) ? ['desk'] : []),
    'feeds',
    'idempotency',
    'list',
    'mails',
    ...(config.statistics.enabled ? ['marks'] : []),
    'policies',
    ...(config.metrics ? [OUTCOMES_EXTENSION] : []),
    POLICY_RULES_EXTENSION,
    ...(config.oidc ? [PROVIDER_LOGOUT_EXTENSION] : []),
    PRIVACY_EXTENSION,
    ...(config.publishing.isOn ? [PUBLISHING_EXTENSION] : []),
    'requests',
    REVIEWS_EXTENSION,
    SECURITY_RULES_EXTENSION,
    'sessionEnd',
    SESSIONS_EXTENSION,
    ...(config.visualiser ? ['visualiser'] : []),
    WATCHING_EXTENSION,
    'webhooks',
    WISHES_EXTENSION,
    'withdraw',
  ];
}
