import type { FastifyPluginAsync } from 'fastify';
import { CheckList } from '../../../../src/contracts/wire/checks';
import { askAll, checksOf } from '../../../platform/askChecks';
import type { Dependencies } from '../../../platform/dependencies';
import { enveloped } from '../../../platform/http/envelope';
import { enveloping } from '../../../platform/http/responses';
import type { Composition } from '../../../platform/module';

/** Adds the call that answers what `idp-dashboard check` answers, for super users (docs/EXTENSIONS.md, `checks`). */
export function checksRoutes(dependencies: Dependencies, { on }: Composition): FastifyPluginAsync {
  return async (app) => {
    app.get('/dashboard/api/x/checks', { schema: { response: enveloping(CheckList) } }, async (request) =>
      enveloped(request, { checks: await askAll(checksOf(on, dependencies)) }),
    );
  };
}
