import type { Module } from '../../platform/module';
import { isFront, readFront } from './readFront';
import { readUpstream } from './settings';

/** A server that stores nothing, and passes calls and logins on to an existing dashboard server. */
export const front: Module<never> = {
  name: 'front',
  settings(settings) {
    if (readUpstream(settings))
      settings.refuse(
        'UPSTREAM_URL',
        'a server that passes everything on keeps nothing, so there is nothing to do here',
      );
    return {};
  },
  instead: {
    isConfigured: isFront,
    read(environment, known) {
      const { config, errors } = readFront(environment, known);
      if (errors) return { errors };
      return {
        config,
        start: async (...where) => (await import('./startFront')).startFront(config, ...where),
      };
    },
  },
};
