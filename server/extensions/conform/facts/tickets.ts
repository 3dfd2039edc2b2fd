import { Type } from 'typebox';
import { TicketPage } from '../../../../src/contracts/wire/ticket';
import { forInstitution, notStatus, type Fact } from '../fact';
import { misshapen } from '../shape';

/** Facts about tickets. */
export const ofTickets: readonly Fact[] = [
  {
    call: 'POST /actions',
    says: 'tickets come by page, with how many there are',
    otherwise: 'no tickets are shown',
    needs: 'worker',
    fault: async (call, known) => {
      const response = await call('POST /actions', {
        json: { maxResults: 20, startAt: 0 },
        ...forInstitution(known),
      });
      return notStatus(response, 200) ?? misshapen(TicketPage, response.payload, 'payload');
    },
  },
  {
    call: 'POST /actions',
    says: 'a search for no results only counts',
    otherwise: 'the number beside the menu is wrong',
    needs: 'worker',
    fault: async (call, known) => {
      const { payload } = await call('POST /actions', { json: { maxResults: 0 }, ...forInstitution(known) });
      return misshapen(
        Type.Object({ issues: Type.Array(Type.Unknown(), { maxItems: 0 }), total: Type.Integer() }),
        payload,
        'payload',
      );
    },
  },
  {
    call: 'POST /actions',
    says: 'tickets are refused to members and guests',
    otherwise: 'they see tickets that are not for them',
    needs: 'guest',
    fault: async (call, { worker, institution }) =>
      worker
        ? undefined
        : notStatus(await call('POST /actions', { json: { maxResults: 0 }, institution }), 400, 403),
  },
];
