import type { Module } from '../../platform/module';
import { readFticks } from './settings';

/** Receives logins from the network in the F-TICKS format (docs/FTICKS.md). */
export const fticks: Module<never> = {
  name: 'fticks',
  settings(settings, read) {
    const listener = readFticks(settings, read);
    return listener === undefined ? {} : { fticks: listener };
  },
  async start(dependencies, { say, log }) {
    if (dependencies.config.fticks === undefined) return undefined;
    const { startFticks } = await import('./startFticks');
    return startFticks({ ...dependencies, log }, say);
  },
};
