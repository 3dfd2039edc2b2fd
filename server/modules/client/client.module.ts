import type { Module } from '../../platform/module';
import { readClient } from './settings';

export { readClient } from './settings';
export { hasPages } from './hasPages';
export { addStatic } from './static';

export const client: Module<never> = {
  name: 'client',
  settings: readClient,
};
