import type { Module } from '../../platform/module';
import { readRt } from './rtSettings';

/** Tickets in a queue of Request Tracker. */
export const requestTracker: Module<never> = {
  name: 'requestTracker',
  ticketSystem(settings) {
    const rt = readRt(settings);
    return (
      rt && {
        name: 'Request Tracker',
        setting: 'RT_URL',
        settings: rt,
        open: async (parts) => (await import('./openRt')).openRt(rt, parts),
      }
    );
  },
};
