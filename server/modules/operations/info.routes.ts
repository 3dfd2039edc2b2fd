import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../platform/config/config';
import { build } from './build';

/**
 * Adds the call that returns the build, in the members that actuators use; it reveals no settings, and nothing about
 * the machine.
 */
export function infoRoutes({ config }: { readonly config: Pick<Config, 'commit'> }): FastifyPluginAsync {
  const { version } = build;
  const info = { build: { name: 'idp-dashboard', version }, git: { commit: { id: config.commit } } };
  return async (app) => {
    app.get('/internal/info', { config: { anonymous: true } }, async () => info);
  };
}
