import type { Module } from '../../platform/module';

/** Asks an existing dashboard server which facts of the contract it keeps (`npm run conform`). */
export const conformity: Module<never> = { name: 'conform' };
