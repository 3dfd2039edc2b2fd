export const en = {
  greeting: (names: string) => (names ? `Dear ${names},` : 'Dear colleague,'),
  and: 'and',
  messageOf: (name: string) => `${name} writes:`,
  facts: {
    institution: 'Institution',
    service: 'Service',
    ticket: 'Ticket',
    contact: 'E-mail address for contact',
    policy: 'Authorization policy',
    services: 'Services',
    by: 'Connected by',
  },
  footer: (product: string, federation: string) =>
    `This e-mail was sent by ${product}, the dashboard of ${federation}. Its only links lead to the dashboard itself.`,
  openInvitation: 'Open the invitation',
  openService: 'View the service',
  answer:
    'Open the invitation, view the service, and accept or decline. To answer, log in with your institution’s account; your role must be administrator. If somebody else takes care of this, please forward this e-mail.',
  invitation: {
    subject: (service: string, key: string) => `Invitation to connect ${service} (${key})`,
    lead: (sender: string, institution: string, service: string) =>
      `${sender} invites ${institution} to connect ${service}, so that people at your institution can log in there.`,
  },
  disconnectInvitation: {
    subject: (service: string, key: string) => `Invitation to disconnect ${service} (${key})`,
    lead: (sender: string, institution: string, service: string) =>
      `${sender} invites ${institution} to disconnect ${service}. People at your institution would no longer be able to log in there.`,
  },
  reminder: {
    subject: (subject: string) => `Reminder: ${subject}`,
    lead: (date: string) => `This invitation was sent on ${date} and has not been answered yet.`,
  },
  connected: {
    subject: (service: string, institution: string) => `${service} is connected to ${institution}`,
    lead: (person: string, institution: string, service: string) =>
      `${person} has connected ${service} to ${institution}. The connection was made at once, without a ticket: people at ${institution} can log in to ${service} from now on.`,
    toService: 'You receive this e-mail because the metadata of your service names you as its contact.',
    toOwners: 'You receive this e-mail because you are responsible for the connections of your institution.',
    unexpected: 'If you did not expect this, contact the federation desk.',
  },
  firstPolicy: {
    subject: (name: string) => `An authorization policy is waiting to be switched on: ${name}`,
    lead: 'An authorization policy was created for services where policies are not applied yet. It has no effect until you switch that on.',
  },
};
