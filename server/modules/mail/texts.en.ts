export const en = {
  greeting: (names: string) => (names ? `Dear ${names},` : 'Dear colleague,'),
  and: 'and',
  messageOf: (name: string) => `${name} writes:`,
  facts: {
    institution: 'Institution',
    service: 'Service',
    ticket: 'Ticket',
    contact: 'Contact e-mail',
    policy: 'Policy',
    services: 'Services',
    by: 'Connected by',
  },
  footer: (federation: string) =>
    `This mail was sent by the IdP Dashboard of ${federation}. It contains no links but to the dashboard itself.`,
  openInvitation: 'Open the invitation',
  openService: 'Look at the service',
  answer:
    'Open the invitation, look at the service, and accept or decline. For that you log in with your institution’s account; your role there has to be administrator. If somebody else takes care of this, pass the mail on.',
  invitation: {
    subject: (service: string, key: string) => `Invitation to connect ${service} (${key})`,
    lead: (sender: string, institution: string, service: string) =>
      `${sender} invites ${institution} to connect ${service}, so that people at your institution can log in there.`,
  },
  disconnectInvitation: {
    subject: (service: string, key: string) => `Invitation to disconnect ${service} (${key})`,
    lead: (sender: string, institution: string, service: string) =>
      `${sender} invites ${institution} to disconnect ${service}. People at your institution could not log in there any more.`,
  },
  reminder: {
    subject: (subject: string) => `Reminder: ${subject}`,
    lead: (date: string) => `This invitation was sent on ${date} and has not been answered yet.`,
  },
  connected: {
    subject: (service: string, institution: string) => `${service} is connected to ${institution}`,
    lead: (person: string, institution: string, service: string) =>
      `${person} has connected ${service} to ${institution}. The connection was made at once, without a ticket: people of ${institution} can log in to ${service} from now on.`,
    toService: 'You get this mail because the metadata of your service names you as its contact.',
    toOwners: 'You get this mail because you are responsible for the connections of your institution.',
    unexpected: 'If you did not expect this, ask your federation’s desk.',
  },
  firstPolicy: {
    subject: (name: string) => `A policy is waiting to be enforced: ${name}`,
    lead: 'A policy was made for services at which authorization is not checked yet. It has no effect until that is switched on.',
  },
};
