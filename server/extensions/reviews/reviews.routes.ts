import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { colleaguesOf } from '../../../src/extensions/reviews/contract/colleagues';
import {
  Review,
  type ReviewPerson,
  Reviews,
  ReviewStart,
  ReviewStep,
  ReviewWord,
  ReviewWritten,
} from '../../../src/extensions/reviews/contract/review.wire';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { idempotent, Repeatable } from '../../platform/http/idempotency';
import { ProblemError } from '../../platform/http/problems';
import type { Queries } from '../../platform/storage/database';
import { checkInstitution, checkSeenInstitution } from '../../modules/catalogue/catalogue.module';
import { type Requester, liveRoles, requireRequester } from '../../modules/identity/identity.module';
import { ownRoles } from '../../modules/person/person.module';
import { openSigning } from '../publishing/publishing.module';
import { openElsewhere } from '../../modules/tickets/tickets.module';
import { reportOf } from './report';
import { findReview, listReviews, readStored, type ReviewHead } from './reviewRows';
import { reviewView } from './reviewView';
import { startReview } from './starting';
import { takeStep } from './steps';
import { addComment } from './comments';

const Params = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});
type OfReview = { Params: Static<typeof Params> };

const PATH = '/dashboard/api/x/reviews';
const File = { 200: Type.String({ description: 'The report, or the signature over its bytes' }) };

/** Adds the calls with which an institution reviews its connections (docs/extensions/reviews.md). */
export function reviewsRoutes(dependencies: Dependencies): FastifyPluginAsync {
  const { config, database } = dependencies;
  const signing = openSigning(dependencies);

  async function view(request: FastifyRequest, head: ReviewHead) {
    const { person, language } = requireRequester(request);
    return enveloped(request, await reviewView(database.read, head, person, language));
  }

  /** Returns the people whom a person may ask besides the participants; undefined: anyone. */
  async function askable({ person, institution }: Requester): Promise<ReviewPerson[] | undefined> {
    if (liveRoles(person).admin) return undefined;
    return colleaguesOf(await ownRoles(dependencies, person, institution));
  }

  async function closedReview(request: FastifyRequest<OfReview>): Promise<ReviewHead> {
    const { institution } = requireRequester(request);
    const head = await findReview(database.read, institution, request.params.id);
    if (!head.closed_at) throw new ProblemError('not-found');
    return head;
  }

  return async (app) => {
    const writing = { headers: Repeatable, response: enveloping(ReviewWritten) };
    const ofReview = { ...writing, params: Params };

    app.get(PATH, { schema: { response: enveloping(Reviews) } }, async (request) => {
      const { institution } = requireRequester(request);
      return enveloped(request, { reviews: await listReviews(database.read, institution) });
    });

    app.get<OfReview>(
      `${PATH}/:id`,
      { schema: { params: Params, response: enveloping(Review) } },
      async (request) => {
        const { institution } = requireRequester(request);
        return view(request, await findReview(database.read, institution, request.params.id));
      },
    );

    app.post<{ Body: ReviewStart }>(
      PATH,
      { schema: { ...writing, body: ReviewStart } },
      async (request, reply) =>
        idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const institution = await checkInstitution(tx, requester.institution);
          const head = await startReview(dependencies, tx, requester, institution, request.body);
          return enveloped(request, { id: head.id });
        }),
    );

    app.post<OfReview & { Body: ReviewStep }>(
      `${PATH}/:id/steps`,
      { schema: { ...ofReview, body: ReviewStep } },
      async (request, reply) => {
        const { id } = request.params;
        const key = request.body.action === 'close' ? await signing?.() : undefined;
        return idempotent(dependencies, request, reply, async (tx) => {
          const requester = requireRequester(request);
          const institution = await checkInstitution(tx, requester.institution);
          await takeStep(dependencies, tx, requester, institution, id, request.body, key);
          return enveloped(request, { id });
        });
      },
    );

    app.post<OfReview & { Body: ReviewWord }>(
      `${PATH}/:id/verdicts`,
      { schema: { ...ofReview, body: ReviewWord } },
      async (request, reply) => {
        const requester = requireRequester(request);
        const { id } = request.params;
        const judges = request.body.action === 'end' || request.body.action === 'keep';
        const services = judges ? await reviewedService(database.read, id, request.body.row) : [];
        const elsewhere = judges
          ? await openElsewhere(dependencies, requester.institution, services)
          : undefined;
        const mayAsk = request.body.action === 'ask' ? await askable(requester) : undefined;
        return idempotent(dependencies, request, reply, async (tx) => {
          const institution = await checkInstitution(tx, requester.institution);
          const context = { config, institution, elsewhere };
          await addComment({ ...dependencies, mayAsk }, tx, requester, context, id, request.body);
          return enveloped(request, { id });
        });
      },
    );

    app.get<OfReview>(
      `${PATH}/:id/report`,
      { schema: { params: Params, response: File } },
      async (request, reply) => {
        const head = await closedReview(request);
        const report = head.report ?? (await rewritten(database.read, head));
        return reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="review-${head.due_on}.json"`)
          .send(Buffer.from(report));
      },
    );

    app.get<OfReview>(
      `${PATH}/:id/signature`,
      { schema: { params: Params, response: File } },
      async (request, reply) => {
        const { signature, due_on: day } = await closedReview(request);
        if (signature === null) throw new ProblemError('not-found');
        return reply
          .type('application/octet-stream')
          .header('content-disposition', `attachment; filename="review-${day}.sig"`)
          .send(Buffer.from(signature, 'base64'));
      },
    );
  };
}

/** A report without an erased person is written again; it has no signature any more. */
async function rewritten(queries: Queries, head: ReviewHead): Promise<string> {
  const institution = await checkSeenInstitution(queries, head.institution_entity_id);
  return reportOf(queries, institution, await readStored(queries, head));
}

async function reviewedService(queries: Queries, review: string, row: number): Promise<string[]> {
  const found = await queries
    .selectFrom('review_row')
    .select('service_entity_id')
    .where('review_id', '=', review)
    .where('id', '=', row)
    .execute();
  return found.map(({ service_entity_id: service }) => service);
}
