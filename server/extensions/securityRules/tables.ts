import type { SecurityRules } from '../../../src/extensions/securityRules/contract/securityRules.wire';
import type { Json } from '../../platform/storage/columns';

/** The rules of an institution. One without a row has set none, and has the defaults of the page. */
interface SecurityRulesTable {
  institution_entity_id: string;
  rules: Json<SecurityRules>;
  /** From 1; each change increases it by one. */
  version: number;
}

declare module '../../platform/storage/tables' {
  interface Tables {
    security_rules: SecurityRulesTable;
  }
}
