import type { en } from './texts.en';

export const pt: typeof en = {
  greeting: (names) => (names ? `Olá, ${names},` : 'Olá,'),
  and: 'e',
  messageOf: (name) => `Mensagem de ${name}:`,
  facts: {
    institution: 'Instituição',
    service: 'Serviço',
    ticket: 'Ticket',
    contact: 'Endereço de e-mail de contacto',
    policy: 'Regra de autorização',
    services: 'Serviços',
    by: 'Ligado por',
  },
  footer: (product, federation) =>
    `Este e-mail foi enviado por ${product}, o painel de ${federation}. Os únicos links que contém levam ao próprio painel.`,
  openInvitation: 'Abrir o convite',
  openService: 'Ver o serviço',
  answer:
    'Abra o convite, veja o serviço e aceite ou recuse. Para responder, inicie sessão com a conta da sua instituição; a sua função tem de ser a de administrador. Se for outra pessoa a tratar disto, reencaminhe-lhe este e-mail.',
  invitation: {
    subject: (service, key) => `Convite para ligar ${service} (${key})`,
    lead: (sender, institution, service) =>
      `${sender} convida ${institution} a ligar ${service}, para que as pessoas da sua instituição possam iniciar sessão nesse serviço.`,
  },
  disconnectInvitation: {
    subject: (service, key) => `Convite para terminar a ligação a ${service} (${key})`,
    lead: (sender, institution, service) =>
      `${sender} convida ${institution} a terminar a ligação a ${service}. As pessoas da sua instituição deixariam de poder iniciar sessão nesse serviço.`,
  },
  reminder: {
    subject: (subject) => `Lembrete: ${subject}`,
    lead: (date) => `Este convite foi enviado em ${date} e ainda não teve resposta.`,
  },
  connected: {
    subject: (service, institution) => `${service} está ligado a ${institution}`,
    lead: (person, institution, service) =>
      `${person} ligou ${service} a ${institution}. A ligação foi feita de imediato, sem ticket: as pessoas de ${institution} já podem iniciar sessão em ${service}.`,
    toService: 'Recebe este e-mail porque os metadados do seu serviço o indicam como contacto.',
    toOwners: 'Recebe este e-mail porque é responsável pelas ligações da sua instituição.',
    unexpected: 'Se não esperava isto, contacte a equipa da federação.',
  },
  firstPolicy: {
    subject: (name) => `Uma regra de autorização aguarda ativação: ${name}`,
    lead: 'Foi criada uma regra de autorização para serviços em que as regras ainda não são aplicadas. Não tem efeito enquanto não as ativar.',
  },
};
