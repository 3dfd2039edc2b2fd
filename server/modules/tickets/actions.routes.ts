import type { FastifyPluginAsync } from 'fastify';
import { TicketFilter, TicketPage } from '../../../src/contracts/wire/ticket';
import type { Dependencies } from '../../platform/dependencies';
import { enveloping } from '../../platform/http/responses';
import { enveloped } from '../../platform/http/envelope';
import { liveRoles } from '../identity/identity.module';
import { historyOf } from './ticketEvents';
import { ticketViews } from './ticketView';
import { hasDesk } from './local/hasDesk';

/** The default of Jira and of the other server. */
const DEFAULT_PAGE = 20;

/**
 * Adds the call that lists the tickets of an institution, newest first unless `sortAsc`. By key, a super user finds
 * tickets of every institution, and the ticket includes its history. If the ticket system fails, the call answers 503.
 */
export function actionsRoutes({ config, tickets }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: TicketFilter }>(
      '/dashboard/api/actions',
      { schema: { body: TicketFilter, response: enveloping(TicketPage) } },
      async (request) => {
        const { body: filter, reading } = request;
        const everywhere = filter.key !== undefined && request.beyond === 'anyKey';
        const admin = liveRoles(request.principal).admin ? request.principal?.uid : undefined;
        const institution = everywhere ? undefined : request.institution;
        const found = await tickets.search(reading, institution, filter);
        const ownDesk = hasDesk(config);
        const issues = await ticketViews(reading, found.tickets, {
          language: request.language,
          admin,
          ownDesk,
        });
        const [only] = issues;
        const [ticket] = found.tickets;
        if (only && ticket && filter.key !== undefined) {
          const events = await historyOf(tickets, ticket, reading);
          if (events) only.events = [...events];
        }
        const page: TicketPage = {
          issues,
          total: found.total,
          startAt: filter.startAt ?? 0,
          maxResults: filter.maxResults ?? DEFAULT_PAGE,
        };
        return enveloped(request, page);
      },
    );
  };
}
