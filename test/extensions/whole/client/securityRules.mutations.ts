/** The rows of the table of mutations about rules for connected services. */
import { securityRulesApi } from '../../../../src/extensions/securityRules/securityRules.api';
import { enveloped, problem } from '../../../support/dom/fakeServer';
import type { Row, Store } from './mutationRow';

const { changeSecurityRules } = securityRulesApi.endpoints;
const changeRules = (store: Store) => store.dispatch(changeSecurityRules.initiate({ version: 1, rules: {} }));

export const securityRulesMutations: Readonly<Record<string, readonly Row[]>> = {
  changeSecurityRules: [
    ['PUT /x/security/rules', changeRules, () => enveloped({ version: 2, rules: {} }), ['securityRules']],
    ['PUT /x/security/rules', changeRules, () => problem(409, 'security-rules-changed'), ['securityRules']],
  ],
};
