import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { ProblemError } from '../../platform/http/problems';
import { assertMayRead, auditSubjectOf, readers } from './consumers/readers';
import { aggregates } from './feeds/aggregates';
import { findParty, type Party, type Side } from './feeds/party';
import { singleEntities } from './feeds/singleEntities';
import { openSigning } from './keys/openSigning';
import type { Signing } from './keys/signing';

/** Shared parts of the module's routes. */
export interface Publisher {
  /** Returns the reader in an address, if the caller may read its connections. Throws ProblemError. */
  party(request: FastifyRequest, side: Side, sha1: string): Promise<Party>;
  signing(): Promise<Signing>;
  readonly feed: ReturnType<typeof aggregates>;
  readonly entity: ReturnType<typeof singleEntities>;
}

/** Returns undefined if nothing can be signed: in production without a key. */
export function makePublisher(app: FastifyInstance, dependencies: Dependencies): Publisher | undefined {
  const { config, database, now } = dependencies;
  const signing = openSigning({ config, now });
  if (!signing) return undefined;
  const readerOf = config.publishing.access === 'public' ? undefined : readers(app, dependencies);

  return {
    async party(request, side, sha1) {
      const reader = await readerOf?.(request);
      const party = await findParty(database.read, side, sha1);
      if (!party) throw new ProblemError('not-found');
      if (reader) assertMayRead(reader, party);
      request.auditSubject = auditSubjectOf(party);
      return party;
    },
    signing,
    feed: aggregates(dependencies),
    entity: singleEntities(dependencies),
  };
}
