import type { Module } from '../module';
import { people } from './ofPlatform';
import { startRetention } from './retention';
import { readRetention } from './settings';

export const retention: Module<never> = {
  name: 'retention',
  settings: readRetention,
  start: startRetention,
  people,
};
