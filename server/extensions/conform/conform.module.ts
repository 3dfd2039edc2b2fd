import type { Module } from '../../platform/module';

/** Checks which facts of the contract an existing dashboard server keeps (`npm run conform`). */
export const conformity: Module<never> = { name: 'conform' };
