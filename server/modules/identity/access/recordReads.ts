import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordOnceADay } from '../../../platform/audit/audit.module';
import type { Dependencies } from '../../../platform/dependencies';
import { API_PREFIX } from '../../../platform/http/route';
import { liveRoles } from '../roles';
import { actorOf } from './actorOf';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Details of an answer that its address does not contain: the institution it is about, and the name of the object.
     */
    auditSubject: { readonly institution?: string; readonly name?: string } | undefined;
  }
}

/**
 * Records what super users read of institutions other than their own, before they get the answer: one entry for each
 * person, institution, call, object in the address, and UTC day, so that reads do not flood the trail. Reads of other
 * people cost nothing.
 */
export function recordReads(
  app: FastifyInstance,
  dependencies: Pick<Dependencies, 'database' | 'now'>,
): void {
  const recordOnce = recordOnceADay(dependencies);

  app.decorateRequest('auditSubject', undefined);
  async function record(request: FastifyRequest, { institution, call, name }: Read): Promise<void> {
    const actor = actorOf(request);
    const { issuer, subject, role } = actor;
    await recordOnce({ kind: 'data.read', actor, institution, object: { id: call, name } }, [
      issuer,
      subject,
      role,
      institution,
      call,
      name,
    ]);
  }

  // All other answers continue without a turn of the event loop.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const about = reply.statusCode < 400 ? readBySuperUser(request) : undefined;
    if (!about) return done();
    record(request, about).then(() => done(), done);
  });
}

interface Read {
  readonly institution: string | undefined;
  readonly call: string;
  readonly name: string | undefined;
}

/**
 * Returns what a super user reads of other institutions by a request; undefined: nothing, or it is a change, which has
 * an entry of its own.
 */
function readBySuperUser({
  principal,
  routeOptions,
  institution,
  auditSubject,
  params,
}: FastifyRequest): Read | undefined {
  const { access: rule } = routeOptions.config;
  if (!rule || rule.changes || !principal || !liveRoles(principal).superUser) return undefined;
  const requested = rule.institution === 'ignored' ? undefined : institution;
  const about = auditSubject?.institution ?? requested;
  const isOwn = about !== undefined && principal.institutions.includes(about);
  if (isOwn || (about === undefined && rule.beyond === undefined)) return undefined;
  const name = auditSubject?.name ?? Object.values(params as Record<string, string>).join(' ');
  const call = (routeOptions.url ?? '').slice(API_PREFIX.length);
  return { institution: about, call, name: name === '' ? undefined : name };
}
