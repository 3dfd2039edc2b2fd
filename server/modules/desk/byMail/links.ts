import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Dependencies } from '../../../platform/dependencies';
import { keyOf } from '../../events/events.module';

const KEY_BYTES = 32;
const LABEL = 'desk link';
const MINUTE = 60_000;

/** Whoever holds a link: it was sent to an address, and is about one ticket. */
export interface Holder {
  readonly ticket: string;
  readonly address: string;
}

/**
 * What a token is for. The one in a mail is exchanged for that of a page, which stands in the address bar and so ends soon;
 * the one in a form outlasts the writing of a text.
 */
export type TokenUse = 'link' | 'page' | 'form';

export type ReadToken =
  | { readonly kind: 'valid'; readonly ticket: string; readonly holder: MailAddress }
  /** It was ours once. */
  | { readonly kind: 'expired'; readonly ticket: string; readonly holder: MailAddress }
  | { readonly kind: 'forged' };

/** Use, ticket, address, and the moment when it ends, in milliseconds since 1970. */
const Claims = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer()]);

const FORGED: ReadToken = { kind: 'forged' };

/** Makes and reads what signs links: nothing of a token is kept, and each is for one use, one ticket and one address. */
export function deskLinks({ config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>) {
  const { to = [], linkMs = 0 } = config.deskMail ?? {};
  const lifetimes: Readonly<Record<TokenUse, number>> = {
    link: linkMs,
    page: 15 * MINUTE,
    form: 24 * 60 * MINUTE,
  };
  async function signatureOf(claims: string): Promise<Buffer> {
    const key = Buffer.from(hkdfSync('sha256', await keyOf({ config, database }), '', LABEL, KEY_BYTES));
    return Buffer.from(createHmac('sha256', key).update(claims).digest('base64url'));
  }

  return {
    async sign(use: TokenUse, { ticket, address }: Holder): Promise<string> {
      const until = now().getTime() + lifetimes[use];
      const claims = Buffer.from(JSON.stringify([use, ticket, address, until])).toString('base64url');
      return `${claims}.${(await signatureOf(claims)).toString()}`;
    },

    /** Reads a token for a use. One of somebody who is not at the desk any more counts as forged. */
    async read(use: TokenUse, token: string): Promise<ReadToken> {
      const [claims = '', signature = '', ...rest] = token.split('.');
      const [own, given] = [await signatureOf(claims), Buffer.from(signature)];
      if (rest.length > 0 || own.length !== given.length || !timingSafeEqual(own, given)) return FORGED;
      const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
      if (!Value.Check(Claims, said) || said[0] !== use) return FORGED;
      const [, ticket, address, until] = said;
      const holder = to.find((one) => one.address === address);
      if (!holder) return FORGED;
      return { kind: until > now().getTime() ? 'valid' : 'expired', ticket, holder };
    },
  };
}
