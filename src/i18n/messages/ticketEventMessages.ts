import '../texts/ticket';

/** The events in the life of a ticket, in words. */
export const eventMessages: Readonly<Record<string, string>> = {
  'request.filed': 'desk.event.request.filed',
  'request.accepted': 'desk.event.request.accepted',
  'work.started': 'desk.event.work.started',
  'hold.placed': 'desk.event.hold.placed',
  'hold.lifted': 'desk.event.hold.lifted',
  'customer.asked': 'desk.event.customer.asked',
  'customer.answered': 'desk.event.customer.answered',
  'request.resolved': 'desk.event.request.resolved',
  'request.rejected': 'desk.event.request.rejected',
  'request.withdrawn': 'desk.event.request.withdrawn',
  'invitation.sent': 'desk.event.invitation.sent',
  'invitation.reminded': 'desk.event.invitation.reminded',
  'invitation.accepted': 'desk.event.invitation.accepted',
  'invitation.denied': 'desk.event.invitation.denied',
  'ticket.assigned': 'desk.event.ticket.assigned',
  'ticket.givenBack': 'desk.event.ticket.givenBack',
  'ticket.closed': 'desk.event.ticket.closed',
  'status.changed': 'desk.event.status.changed',
  'comment.added': 'desk.event.comment.added',
  'ticket.reopened': 'desk.event.ticket.reopened',
};
