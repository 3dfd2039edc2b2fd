import type { FastifyPluginAsync } from 'fastify';
import { PrivacyFacts } from '../../../src/contracts/wire/privacy';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/answers';
import { enveloped } from '../../platform/http/envelope';
import { KEPT } from './kept';

/** Adds the call that tells anybody what is kept about people, and for how long (docs/EXTENSIONS.md, `privacy`). */
export function privacyRoutes({ config }: Pick<Dependencies, 'config'>): FastifyPluginAsync {
  const told = KEPT.filter(({ kind }) => kind !== 'demonstration' || config.mode === 'demo');
  const facts: PrivacyFacts = {
    kept: told.map(({ kind, days }) => {
      const most = days?.(config) ?? 0;
      return { kind, ...(most > 0 && { days: most }) };
    }),
    texts: config.privacy.texts,
  };
  return async (app) => {
    app.get('/dashboard/api/x/privacy', { schema: { response: enveloping(PrivacyFacts) } }, async (request) =>
      enveloped(request, facts),
    );
  };
}
