import type { Module } from '../../platform/module';

/** Checks which facts of the contract an existing dashboard server keeps (`idp-dashboard conform`). */
export const conformity: Module<never> = { name: 'conform' };
