/** The dialogs that answer several invitations, as places where something can be typed. */
import { formatDialogAddress } from '../../../../src/contracts/domain/dialogAddress';
import { openTickets } from '../../../support/browser/dialogs';
import { press, read, textbox, TYPED, type TypedPlace } from '../../../support/browser/typedPlace';

const comments = 'Your comments';

function answering(dialog: 'acceptAll' | 'denyAll', services: readonly string[], send: string): TypedPlace {
  return {
    person: 'Alex Sample',
    address: async (_page, dashboard) => {
      const found = await Promise.all(services.map((service) => openTickets(dashboard, service)));
      const tickets = found.flatMap(([ticket]) => (ticket ? [ticket.key] : []));
      return `/tickets?dialog=${formatDialogAddress({ dialog, tickets })}`;
    },
    type: async (page) => {
      await textbox(page, comments).fill(TYPED);
      const terms = page.getByRole('dialog').getByRole('checkbox', { name: /accept these terms/ });
      if (dialog === 'acceptAll') await terms.check();
    },
    send: (page) => press(page, send),
    read: read(comments),
  };
}

export const acceptAll = answering(
  'acceptAll',
  ['Larkspur Language Corpus', 'Marginalia Reader'],
  'Accept 2 invitations',
);
export const denyAll = answering(
  'denyAll',
  ['Halyard File Exchange', 'Almanac Timetabling'],
  'Decline 2 invitations',
);
