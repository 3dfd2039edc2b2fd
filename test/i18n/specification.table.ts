/** A point of the specification that says what people are told, and the messages that tell it here. */
export interface SpecifiedText {
  /** Part and chapter: 5 is what is checked, 8 what can go wrong. */
  readonly point: '1 §5' | '1 §8' | '2 §5' | '2 §8';
  /** What has to be told, in our words. */
  readonly tells: string;
  /** The first is the message itself; the others go with it. None where its page is not part of the product yet. */
  readonly messages: readonly string[];
}

export const specifiedTexts: readonly SpecifiedText[] = [
  // Part 1, what is checked
  {
    point: '1 §5',
    tells: 'the organisation needs an English name',
    messages: ['institution.edit.organisation.required'],
  },
  {
    point: '1 §5',
    tells: 'an address of the organisation is no web address',
    messages: ['institution.edit.website.invalid'],
  },
  {
    point: '1 §5',
    tells: 'the form has faults',
    messages: ['institution.edit.errors', 'institution.edit.invalid'],
  },
  // Part 1, what can go wrong
  {
    point: '1 §8',
    tells: 'any answer that is not in order, with its status or reference',
    messages: ['failure.unknown.reference', 'failure.unknown.text', 'failure.unknown.title'],
  },
  {
    point: '1 §8',
    tells: 'the ticket system is down: no requests can be made',
    messages: ['ticketSystemDown.announced.text', 'ticketSystemDown.announced.title'],
  },
  {
    point: '1 §8',
    tells: 'the ticket system is not reached when connecting or denying',
    messages: ['ticketSystemDown.refused.text', 'ticketSystemDown.refused.title'],
  },
  { point: '1 §8', tells: 'a change of the institution was not sent', messages: ['institution.edit.failed'] },
  {
    point: '1 §8',
    tells: 'nothing was changed, so nothing was asked for',
    messages: ['changeRequest.flash.unchanged'],
  },
  {
    point: '1 §8',
    tells: 'a change was asked for, with its key',
    messages: ['changeRequest.flash.requested'],
  },
  {
    point: '1 §8',
    tells: 'the form has faults, so nothing was saved',
    messages: ['institution.edit.errors'],
  },
  {
    point: '1 §8',
    tells: 'the service is in eduGAIN and the institution is not',
    messages: ['connect.outsideEdugain.text', 'connect.outsideEdugain.title'],
  },
  { point: '1 §8', tells: 'there is no such page', messages: ['notFound.title', 'notFound.lede'] },
  // Part 2, what is checked
  {
    point: '2 §5',
    tells: 'ending a connection has to be confirmed',
    messages: ['disconnect.confirm.required', 'disconnect.confirm.label'],
  },
  {
    point: '2 §5',
    tells: 'the terms have to be accepted',
    messages: ['connect.terms.required', 'connect.terms.accept'],
  },
  {
    point: '2 §5',
    tells: 'a refused agreement has to be accepted by itself',
    messages: ['connect.refused.required', 'connect.refused.accept'],
  },
  { point: '2 §5', tells: 'an e-mail address is required', messages: ['connect.contact.required'] },
  { point: '2 §5', tells: 'an e-mail address is not valid', messages: ['connect.contact.invalid'] },
  { point: '2 §5', tells: 'a consent screen needs its text', messages: ['consent.explanation.required'] },
  { point: '2 §5', tells: 'a policy needs a name', messages: ['policies.form.name.required'] },
  { point: '2 §5', tells: 'a policy needs a description', messages: ['policies.form.description.required'] },
  { point: '2 §5', tells: 'a policy needs attributes', messages: ['policies.form.attributes.required'] },
  { point: '2 §5', tells: 'an attribute needs a value', messages: ['policies.form.value.required'] },
  {
    point: '2 §5',
    tells: 'a policy needs what refused people read',
    messages: ['policies.form.deny.required'],
  },
  { point: '2 §5', tells: 'a refusal always wants all attributes', messages: ['policies.form.match.locked'] },
  { point: '2 §5', tells: 'the name of a policy is taken', messages: ['failure.validation.nameTaken'] },
  {
    point: '2 §5',
    tells: 'a group is written with its full name',
    messages: ['policies.form.value.group', 'policies.form.group.hint'],
  },
  {
    point: '2 §5',
    tells: 'a role has to be one of the institution',
    messages: ['policies.form.value.role', 'policies.form.role.hint'],
  },
  { point: '2 §5', tells: 'a form has faults', messages: ['ui.form.errors'] },
  {
    point: '2 §5',
    tells: 'a change that changes nothing makes no request',
    messages: ['settings.change.unchanged', 'changeRequest.unchanged.text'],
  },
  {
    point: '2 §5',
    tells: 'a first load that was refused twice',
    messages: ['session.noAccess.title', 'session.noAccess.text', 'session.noAccess.support'],
  },
  {
    point: '2 §5',
    tells: 'an invitation of institutions needs names and addresses',
    messages: ['invite.error.name', 'invite.error.email', 'invite.error.nobody'],
  },
  // Part 2, what can go wrong
  {
    point: '2 §8',
    tells: 'the ticket system is down',
    messages: ['ticketSystemDown.announced.title', 'service.ticketSystemDown', 'invite.down'],
  },
  {
    point: '2 §8',
    tells: 'a request may not have reached the ticket system',
    messages: ['ticketSystemDown.uncertain.title', 'ticketSystemDown.uncertain.text'],
  },
  { point: '2 §8', tells: 'whom to write to when it is urgent', messages: ['dialog.support'] },
  {
    point: '2 §8',
    tells: 'the ticket system answered with an error',
    messages: ['ticketRequest.broken.title', 'ticketRequest.broken.text', 'ticketRequest.detail'],
  },
  {
    point: '2 §8',
    tells: 'the connection failed',
    messages: ['connect.rejected.text', 'connect.rejected.title'],
  },
  {
    point: '2 §8',
    tells: 'a request for a change failed',
    messages: ['ticketRequest.invalid.text', 'institution.edit.failed'],
  },
  { point: '2 §8', tells: 'no change, so no request', messages: ['changeRequest.flash.unchanged'] },
  {
    point: '2 §8',
    tells: 'a change was asked for',
    messages: ['changeRequest.flash.requested', 'changeRequest.flash.requestedWithoutKey'],
  },
  { point: '2 §8', tells: 'policies cannot be reached', messages: ['policies.unreachable'] },
  { point: '2 §8', tells: 'a policy was not saved', messages: ['policies.form.failed'] },
  { point: '2 §8', tells: 'a policy was created', messages: ['policies.created'] },
  { point: '2 §8', tells: 'a first policy waits for the team', messages: ['policies.createdFirst'] },
  { point: '2 §8', tells: 'a policy was saved', messages: ['policies.updated'] },
  { point: '2 §8', tells: 'a policy was deleted', messages: ['policies.deleted'] },
  {
    point: '2 §8',
    tells: 'deleting has to be confirmed',
    messages: ['policies.delete.title', 'policies.delete.text'],
  },
  { point: '2 §8', tells: 'no tickets match', messages: ['tickets.empty.title', 'tickets.empty.filtered'] },
  {
    point: '2 §8',
    tells: 'somebody connected it meanwhile',
    messages: [
      'connect.alreadyConnected.title',
      'connect.alreadyConnected.text',
      'failure.collision.connected',
    ],
  },
  {
    point: '2 §8',
    tells: 'there are no statistics now, or no logins in the period',
    messages: ['statistics.down', 'statistics.downWithMail', 'statistics.empty.title'],
  },
  {
    point: '2 §8',
    tells: 'the list of tickets is cut, or its period too narrow',
    messages: ['tickets.older', 'tickets.truncated'],
  },
  {
    point: '2 §8',
    tells: 'an invitation could not be sent',
    messages: ['invite.refused.text', 'invite.failed.support'],
  },
  { point: '2 §8', tells: 'who has no access', messages: ['session.noAccess.title'] },
  { point: '2 §8', tells: 'what is not there', messages: ['notFound.title'] },
];
