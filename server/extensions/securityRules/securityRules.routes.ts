import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  KeptSecurityRules,
  SecurityRulesChange,
} from '../../../src/extensions/securityRules/contract/securityRules.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { ProblemError } from '../../platform/http/problems';
import type { Queries, Tx } from '../../platform/storage/database';
import { onlyChanged, recordAudit } from '../../platform/audit/audit.module';
import { checkInstitution } from '../../modules/catalogue/catalogue.module';
import { institutionName } from '../../modules/federation/federation.module';
import { requireRequester } from '../../modules/identity/identity.module';

const PATH = '/dashboard/api/x/security/rules';

/** Adds the calls with which an institution sets the rules for its services (extension `securityRules`). */
export function securityRulesRoutes(dependencies: Dependencies): FastifyPluginAsync {
  async function change(
    tx: Tx,
    request: FastifyRequest,
    requested: SecurityRulesChange,
  ): Promise<KeptSecurityRules> {
    const { institution, actor } = requireRequester(request);
    const row = await checkInstitution(tx, institution);
    const before = await storedRules(tx, institution);
    if (!(await replaced(tx, institution, requested))) throw new ProblemError('security-rules-changed');
    const changed = onlyChanged({ ...before.rules }, { ...requested.rules });
    await recordAudit(
      tx,
      {
        kind: 'security.rulesChanged',
        actor,
        institution,
        object: { id: institution, name: institutionName(row, 'en') },
        ...changed,
      },
      dependencies.now(),
    );
    return { version: requested.version + 1, rules: requested.rules };
  }

  return async (app) => {
    app.get(PATH, { schema: { response: enveloping(KeptSecurityRules) } }, async (request) =>
      enveloped(request, await storedRules(request.reading, requireRequester(request).institution)),
    );

    app.put<{ Body: SecurityRulesChange }>(
      PATH,
      {
        schema: { headers: Repeatable, body: SecurityRulesChange, response: enveloping(KeptSecurityRules) },
      },
      (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) =>
          enveloped(request, await change(tx, request, request.body)),
        ),
    );
  };
}

/** Reads the rules of an institution; version 0 without rules if it has set none. */
async function storedRules(queries: Queries, institution: string): Promise<KeptSecurityRules> {
  const row = await queries
    .selectFrom('security_rules')
    .select(['rules', 'version'])
    .where('institution_entity_id', '=', institution)
    .executeTakeFirst();
  return row ?? { version: 0 };
}

/** Replaces the rules of the version that the person saw; returns false if other rules were stored since. */
async function replaced(
  tx: Tx,
  institution: string,
  { version, rules }: SecurityRulesChange,
): Promise<boolean> {
  const stored = { rules: JSON.stringify(rules), version: version + 1 };
  if (version === 0) {
    const first = await tx
      .insertInto('security_rules')
      .values({ institution_entity_id: institution, ...stored })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return first.numInsertedOrUpdatedRows === 1n;
  }
  const next = await tx
    .updateTable('security_rules')
    .set(stored)
    .where('institution_entity_id', '=', institution)
    .where('version', '=', version)
    .executeTakeFirst();
  return next.numUpdatedRows === 1n;
}
