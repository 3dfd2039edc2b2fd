import type { en } from './texts.en';

export const nl: typeof en = {
  greeting: (names) => (names ? `Beste ${names},` : 'Beste collega,'),
  and: 'en',
  messageOf: (name) => `${name} schrijft:`,
  facts: {
    institution: 'Instelling',
    service: 'Dienst',
    ticket: 'Ticket',
    contact: 'E-mailadres voor contact',
    policy: 'Autorisatieregel',
    services: 'Diensten',
    by: 'Gekoppeld door',
  },
  footer: (product, federation) =>
    `Deze e-mail is verstuurd door ${product}, het dashboard van ${federation}. De enige links erin leiden naar het dashboard zelf.`,
  openInvitation: 'De uitnodiging openen',
  openService: 'De dienst bekijken',
  answer:
    'Open de uitnodiging, bekijk de dienst en accepteer of weiger. Om te antwoorden logt u in met het account van uw instelling; uw rol moet beheerder zijn. Gaat iemand anders hierover, stuur deze e-mail dan door.',
  invitation: {
    subject: (service, key) => `Uitnodiging om ${service} te koppelen (${key})`,
    lead: (sender, institution, service) =>
      `${sender} nodigt ${institution} uit om ${service} te koppelen, zodat mensen van uw instelling daar kunnen inloggen.`,
  },
  disconnectInvitation: {
    subject: (service, key) => `Uitnodiging om ${service} te ontkoppelen (${key})`,
    lead: (sender, institution, service) =>
      `${sender} nodigt ${institution} uit om ${service} te ontkoppelen. Mensen van uw instelling kunnen daar dan niet meer inloggen.`,
  },
  reminder: {
    subject: (subject) => `Herinnering: ${subject}`,
    lead: (date) => `Deze uitnodiging is verstuurd op ${date} en nog niet beantwoord.`,
  },
  connected: {
    subject: (service, institution) => `${service} is gekoppeld aan ${institution}`,
    lead: (person, institution, service) =>
      `${person} heeft ${service} gekoppeld aan ${institution}. De koppeling is meteen gemaakt, zonder ticket: mensen van ${institution} kunnen vanaf nu inloggen bij ${service}.`,
    toService: 'U ontvangt deze e-mail omdat de metadata van uw dienst u als contactpersoon noemt.',
    toOwners: 'U ontvangt deze e-mail omdat u verantwoordelijk bent voor de koppelingen van uw instelling.',
    unexpected: 'Had u dit niet verwacht, neem dan contact op met de federatiedesk.',
  },
  firstPolicy: {
    subject: (name) => `Een autorisatieregel wacht op inschakeling: ${name}`,
    lead: 'Er is een autorisatieregel aangemaakt voor diensten waar regels nog niet worden toegepast. De regel heeft geen effect totdat u dat inschakelt.',
  },
};
