import type { Module } from '../../platform/module';

export { conform, type Finding, type Findings } from './conform';

/** Asks an existing dashboard server which facts of the contract it keeps (`npm run conform`). */
export const conformity: Module<never> = { name: 'conform' };
