/** Information that people must get, and its messages. */
export interface RequiredText {
  /** A form that cannot be sent, or anything else that may go wrong or has to be confirmed. */
  readonly when: 'checked' | 'happened';
  readonly tells: string;
  /**
   * The first is the message itself; the others go with it. Empty if its page is not part of the product yet.
   */
  readonly messages: readonly string[];
}

export const requiredTexts: readonly RequiredText[] = [
  // Part 1, what is checked
  {
    when: 'checked',
    tells: 'the organisation needs an English name',
    messages: ['institution.edit.organisation.required'],
  },
  {
    when: 'checked',
    tells: 'an address of the organisation is no web address',
    messages: ['institution.edit.website.invalid'],
  },
  {
    when: 'checked',
    tells: 'the form has faults',
    messages: ['institution.edit.errors', 'institution.edit.invalid'],
  },
  // Part 1, what can go wrong
  {
    when: 'happened',
    tells: 'any answer that is not in order, with its status or reference',
    messages: ['failure.unknown.reference', 'failure.unknown.text', 'failure.unknown.title'],
  },
  {
    when: 'happened',
    tells: 'the ticket system is down: no requests can be made',
    messages: ['ticketSystemDown.announced.text', 'ticketSystemDown.announced.title'],
  },
  {
    when: 'happened',
    tells: 'the ticket system is not reached when connecting or denying',
    messages: ['ticketSystemDown.refused.text', 'ticketSystemDown.refused.title'],
  },
  {
    when: 'happened',
    tells: 'a change of the institution was not sent',
    messages: ['institution.edit.failed'],
  },
  {
    when: 'happened',
    tells: 'nothing was changed, so nothing was asked for',
    messages: ['changeRequest.flash.unchanged'],
  },
  {
    when: 'happened',
    tells: 'a change was asked for, with its key',
    messages: ['changeRequest.flash.requested'],
  },
  {
    when: 'happened',
    tells: 'the form has faults, so nothing was saved',
    messages: ['institution.edit.errors'],
  },
  {
    when: 'happened',
    tells: 'the service is in eduGAIN and the institution is not',
    messages: ['connect.outsideEdugain.text', 'connect.outsideEdugain.title'],
  },
  { when: 'happened', tells: 'there is no such page', messages: ['notFound.title', 'notFound.lede'] },
  // Part 2, what is checked
  {
    when: 'checked',
    tells: 'ending a connection has to be confirmed',
    messages: ['disconnect.confirm.required', 'disconnect.confirm.label'],
  },
  {
    when: 'checked',
    tells: 'the terms have to be accepted',
    messages: ['connect.terms.required', 'connect.terms.accept'],
  },
  {
    when: 'checked',
    tells: 'a refused agreement has to be accepted by itself',
    messages: ['connect.refused.required', 'connect.refused.accept'],
  },
  { when: 'checked', tells: 'an e-mail address is required', messages: ['connect.contact.required'] },
  { when: 'checked', tells: 'an e-mail address is not valid', messages: ['connect.contact.invalid'] },
  { when: 'checked', tells: 'a consent screen needs its text', messages: ['consent.explanation.required'] },
  { when: 'checked', tells: 'a policy needs a name', messages: ['policies.form.name.required'] },
  {
    when: 'checked',
    tells: 'a policy needs a description',
    messages: ['policies.form.description.required'],
  },
  { when: 'checked', tells: 'a policy needs attributes', messages: ['policies.form.attributes.required'] },
  { when: 'checked', tells: 'an attribute needs a value', messages: ['policies.form.value.required'] },
  {
    when: 'checked',
    tells: 'a policy needs what refused people read',
    messages: ['policies.form.deny.required'],
  },
  {
    when: 'checked',
    tells: 'a refusal always wants all attributes',
    messages: ['policies.form.match.locked'],
  },
  { when: 'checked', tells: 'the name of a policy is taken', messages: ['failure.validation.nameTaken'] },
  {
    when: 'checked',
    tells: 'a group is written with its full name',
    messages: ['policies.form.value.group', 'policies.form.group.hint'],
  },
  {
    when: 'checked',
    tells: 'a role has to be one of the institution',
    messages: ['policies.form.value.role', 'policies.form.role.hint'],
  },
  { when: 'checked', tells: 'a form has faults', messages: ['ui.form.errors'] },
  {
    when: 'checked',
    tells: 'a change that changes nothing makes no request',
    messages: ['settings.change.unchanged', 'changeRequest.unchanged.text'],
  },
  {
    when: 'checked',
    tells: 'a first load that was refused twice',
    messages: ['session.noAccess.title', 'session.noAccess.text', 'session.noAccess.support'],
  },
  {
    when: 'checked',
    tells: 'an invitation of institutions needs names and addresses',
    messages: ['invite.error.name', 'invite.error.email', 'invite.error.nobody'],
  },
  // Part 2, what can go wrong
  {
    when: 'happened',
    tells: 'the ticket system is down',
    messages: ['ticketSystemDown.announced.title', 'service.ticketSystemDown', 'invite.down'],
  },
  {
    when: 'happened',
    tells: 'a request may not have reached the ticket system',
    messages: ['ticketSystemDown.uncertain.title', 'ticketSystemDown.uncertain.text'],
  },
  { when: 'happened', tells: 'whom to write to when it is urgent', messages: ['dialog.support'] },
  {
    when: 'happened',
    tells: 'the ticket system answered with an error',
    messages: ['ticketRequest.broken.title', 'ticketRequest.broken.text', 'ticketRequest.detail'],
  },
  {
    when: 'happened',
    tells: 'the connection failed',
    messages: ['connect.rejected.text', 'connect.rejected.title'],
  },
  {
    when: 'happened',
    tells: 'a request for a change failed',
    messages: ['ticketRequest.invalid.text', 'institution.edit.failed'],
  },
  { when: 'happened', tells: 'no change, so no request', messages: ['changeRequest.flash.unchanged'] },
  {
    when: 'happened',
    tells: 'a change was asked for',
    messages: ['changeRequest.flash.requested', 'changeRequest.flash.requestedWithoutKey'],
  },
  { when: 'happened', tells: 'policies cannot be reached', messages: ['policies.unreachable'] },
  { when: 'happened', tells: 'a policy was not saved', messages: ['policies.form.failed'] },
  { when: 'happened', tells: 'a policy was created', messages: ['policies.created'] },
  { when: 'happened', tells: 'a first policy waits for the team', messages: ['policies.createdFirst'] },
  { when: 'happened', tells: 'a policy was saved', messages: ['policies.updated'] },
  { when: 'happened', tells: 'a policy was deleted', messages: ['policies.deleted'] },
  {
    when: 'happened',
    tells: 'deleting has to be confirmed',
    messages: ['policies.delete.title', 'policies.delete.text'],
  },
  {
    when: 'happened',
    tells: 'no tickets match',
    messages: ['tickets.empty.title', 'tickets.empty.filtered'],
  },
  {
    when: 'happened',
    tells: 'another person has connected it in the meantime',
    messages: [
      'connect.alreadyConnected.title',
      'connect.alreadyConnected.text',
      'failure.collision.connected',
    ],
  },
  {
    when: 'happened',
    tells: 'there are no statistics now, or no logins in the period',
    messages: ['statistics.down', 'statistics.downWithMail', 'statistics.empty.title'],
  },
  {
    when: 'happened',
    tells: 'the list of tickets is cut, or its period too narrow',
    messages: ['tickets.older', 'tickets.truncated'],
  },
  {
    when: 'happened',
    tells: 'an invitation could not be sent',
    messages: ['invite.refused.text', 'invite.failed.support'],
  },
  { when: 'happened', tells: 'who has no access', messages: ['session.noAccess.title'] },
  { when: 'happened', tells: 'what is not there', messages: ['notFound.title'] },
];
