import type { Texts } from './texts.en';

export const pt: Texts = {
  skip: 'Saltar para o conteúdo principal',
  language: 'Língua',
  chooseTitle: 'Escolha quem é',
  chooseLede:
    'Esta instalação usa o início de sessão de demonstração incorporado. As pessoas são inventadas e não precisam de palavra-passe.',
  toPeople: 'Voltar às pessoas da demonstração',
  people: 'Pessoas da demonstração',
  noInstitution: 'Nenhuma instituição que este painel conheça',
  roles: {
    admin: 'Administrador',
    viewer: 'Leitor',
    member: 'Membro',
    superUser: 'Superutilizador',
    none: 'Sem função',
  },
  abilities: {
    admin: 'Liga serviços, altera dados, gere regras de autorização',
    viewer: 'Vê tudo, não envia pedidos',
    member: 'Vê os serviços; sem tickets nem definições',
    superUser: 'Convida instituições e atua em nome de qualquer uma delas',
    none: 'Vê a página destinada a quem não tem acesso',
  },
  level: (rank) => `nível ${rank}`,
  inTest: 'Uma instituição de teste: não pode ligar serviços em produção',
  levelLabel: 'Nível deste início de sessão',
  levelHint: 'Se algo exigir um nível superior, é-lhe pedido que inicie novamente sessão.',
  levelAsListed: 'O nível de cada pessoa',
  levelOption: (rank) => `LoA ${rank}`,
  levelAsked: (level) => `O painel exige o nível ${level}.`,
  levelAskedWhy:
    'Já está escolhido abaixo. Se escolher um nível inferior, é-lhe indicado que o início de sessão não é suficientemente forte.',
  anyTitle: 'Qualquer outra instituição',
  anyLede: 'Inicie sessão através de qualquer instituição da federação, incluindo as importadas.',
  roleLabel: 'Função nessa instituição',
  searchLabel: 'Nome ou entity ID da instituição',
  search: 'Pesquisar',
  found: (shown, total) =>
    total === 0
      ? 'Nenhuma instituição tem isto no nome ou no entity ID.'
      : total === 1
        ? '1 instituição. Escolha-a para iniciar sessão.'
        : shown < total
          ? `As primeiras ${shown} de ${total} instituições. Escolha uma para iniciar sessão ou escreva mais do nome.`
          : `${total} instituições. Escolha uma para iniciar sessão.`,
  cancel: 'Cancelar',
  guest: 'Continuar como convidado',
  warning:
    'Não se destina a uso real: qualquer pessoa neste computador pode iniciar sessão como qualquer outra. Um operador substitui esta página pelo início de sessão das próprias instituições.',
  noAccessTitle: 'Não pode usar este painel',
  noAccessUnknown: (institution) =>
    `Iniciou sessão através de ${institution}, que não é uma instituição desta federação.`,
  noAccessNone: 'O seu início de sessão não indica a que instituição pertence.',
  noAccessHelp:
    'Inicie sessão através de outra instituição, explore como convidado ou contacte o suporte da federação.',
  signInAgain: 'Iniciar sessão novamente',
  toStart: 'Ir para a página inicial',
  contact: 'Contactar o suporte da federação',
  lostTitle: 'Não é possível concluir este início de sessão',
  lostText:
    'Demorou demasiado, já foi usado ou começou noutro navegador. A sessão não foi iniciada. Comece de novo.',
  unreachableTitle: 'O serviço de início de sessão não responde',
  unreachableText: 'A sessão não foi iniciada. Tente novamente dentro de momentos.',
  retry: 'Tentar novamente',
  tooManyTitle: 'Demasiados inícios de sessão de uma vez',
  tooManyText: (seconds) =>
    `No último minuto, foram iniciadas a partir da sua rede mais sessões do que este painel permite. A sua sessão não foi iniciada. Tente novamente dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  unavailableTitle: 'O painel não consegue aceder aos seus dados',
  unavailableText:
    'Normalmente passa num minuto. O que foi guardado mantém-se. Tente novamente dentro de momentos.',
  brokenTitle: 'Algo correu mal',
  brokenText: (reference: string) =>
    `É uma falha do painel. Se persistir, avise o suporte da federação e indique ${reference}.`,
  noPageTitle: 'Página não encontrada',
  noPageText: 'O endereço pode ter sido cortado ou mal escrito. Abra o painel e continue a partir daí.',
  badAddressTitle: 'Este link não é permitido',
  badAddressText:
    'Pede um início de sessão que conduz a outro sítio Web ou um nível que não existe aqui. Abra o painel e inicie sessão aí.',
};
