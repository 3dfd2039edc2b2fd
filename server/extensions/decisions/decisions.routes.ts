import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { minuteCounts } from '../../platform/background/minuteCounts';
import type { Dependencies } from '../../platform/dependencies';
import { isOneOf } from '../../platform/http/basicAuth';
import { count } from '../../platform/telemetry/meters';
import { ProblemError } from '../../platform/http/problems';
import { addressLimit } from '../../platform/http/limits/rateLimit';
import { DatabaseUnavailable } from '../../platform/storage/unavailable';
import { responseOf, responseOfFailure, responseWithout, type DecisionResponse } from './response';
import { decisionRequestIn } from './decisionRequest';
import { cachedPolicies } from './cachedPolicies';

export const DECISION_PATH = '/pdp/api/decide/policy';

const LONGEST_BODY = 256 * 1024;
const WRONG_PER_MINUTE = 30;
const RETRY_SECONDS = 5;

/**
 * Adds the decision point: the call with which a proxy asks whether a person may log in to a service
 * (docs/extensions/decisions.md).
 */
export function decisionsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { accounts, staleSeconds } = dependencies.config.decisions;

  return async (app) => {
    const policies = cachedPolicies(dependencies, staleSeconds);
    // Counts decisions, never people.
    const counts = minuteCounts<DecisionResponse>((decisions) => app.log.info({ decisions }, 'decided'));
    const secondsTooMany = addressLimit(app, 'wrong accounts', WRONG_PER_MINUTE);
    app.addHook('onClose', async () => counts.end());
    app.addContentTypeParser(
      /^application\/xacml\+json/,
      { parseAs: 'string' },
      app.getDefaultJsonParser('error', 'error'),
    );

    /** Only wrong accounts are rate-limited: a proxy asks about all logins from one address. */
    async function check(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      if (accounts.length === 0) throw new ProblemError('not-found');
      if (isOneOf(request.headers.authorization, accounts)) return;
      const seconds = await secondsTooMany(request);
      if (seconds === 0) throw new ProblemError('unknown-account');
      reply.header('retry-after', seconds);
      throw new ProblemError('too-many-requests', { title: 'Too many wrong accounts in a short time' });
    }

    async function decided(request: FastifyRequest, reply: FastifyReply) {
      const { login, missing, withPolicies } = decisionRequestIn(request.body);
      if (!login) return responseWithout(missing);
      try {
        const index = await policies.current();
        return responseOf(
          index.decide(login),
          withPolicies ? (id) => index.byId.get(id)?.state.number : undefined,
        );
      } catch (error) {
        // The message of an error may contain personal data.
        request.log.error({ fault: error instanceof Error ? error.name : 'unknown' }, 'no decision');
        if (error instanceof DatabaseUnavailable) reply.code(503).header('retry-after', RETRY_SECONDS);
        return responseOfFailure();
      }
    }

    app.post(
      DECISION_PATH,
      {
        // Checks the account before the body is read.
        preParsing: check,
        bodyLimit: LONGEST_BODY,
        config: { anonymous: true, selfProtected: true, counted: true },
      },
      async (request, reply) => {
        const response = await decided(request, reply);
        const decision = response.Response[0].Decision;
        counts.add(decision);
        count('decisions', { decision });
        return reply.send(response);
      },
    );
  };
}
