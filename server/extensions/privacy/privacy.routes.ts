import type { FastifyPluginAsync } from 'fastify';
import { PrivacyFacts } from '../../../src/contracts/wire/privacy';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import type { Composition } from '../../platform/module';
import { personalDataOf } from '../../platform/people/personalData';

/**
 * Adds the call that lists the stored personal data and how long it is kept, for all callers, guests included
 * (docs/extensions/privacy.md).
 */
export function privacyRoutes(
  { config }: Pick<Dependencies, 'config'>,
  { installed }: Pick<Composition, 'installed'>,
): FastifyPluginAsync {
  const listed = personalDataOf(installed).filter(
    ({ kind }) => kind !== 'demonstration' || config.mode === 'demo',
  );
  const facts: PrivacyFacts = {
    kept: listed.map(({ kind, days }) => {
      const most = days?.(config) ?? 0;
      return { kind, ...(most > 0 && { days: most }) };
    }),
    texts: config.privacyTexts,
  };
  return async (app) => {
    app.get('/dashboard/api/x/privacy', { schema: { response: enveloping(PrivacyFacts) } }, async (request) =>
      enveloped(request, facts),
    );
  };
}
