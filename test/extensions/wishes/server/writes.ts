import { files, mail, north } from '../../../support/server/fixtures';
import { answer, requestService, forMail, together, withdraw, wished, wishesOf } from './wishing';
import type { Write } from '../../../server/audit/write';

const member = { by: 'member', institution: north } as const;

/** The calls about wishes for services. */
export const wishWrites: Readonly<Record<string, Write>> = {
  'POST /x/wishes/own': {
    ...member,
    kind: 'wish.asked',
    make: (_server, client) => requestService(client, { service: mail }),
  },
  'POST /x/wishes/own/withdrawal': {
    ...member,
    kind: 'wish.withdrawn',
    async make(server, client) {
      await wished(server);
      return withdraw(client);
    },
  },
  'POST /x/wishes/answer': {
    by: 'admin',
    institution: north,
    kind: 'wish.answered',
    async make(server, client) {
      await wished(server);
      return answer(client, 'We look at it in May.');
    },
  },
  'POST /x/wishes/together': {
    by: 'admin',
    institution: north,
    kind: 'wish.merged',
    async make(server, client) {
      await wished(server);
      await wished(server, files);
      const { groups } = await wishesOf(client);
      const group = groups.find(({ service }) => service === mail);
      return together(client, forMail, group ?? { version: '' }, { ...forMail, service: files });
    },
  },
};
