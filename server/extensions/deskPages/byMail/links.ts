import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { MailAddress } from '../../../../src/contracts/wire/mail';
import type { Dependencies } from '../../../platform/dependencies';
import { keyOf } from '../../webhooks/webhooks.module';

const KEY_BYTES = 32;
const LABEL = 'desk link';
const MINUTE = 60_000;
const LIFETIMES = { page: 15 * MINUTE, form: 24 * 60 * MINUTE };

/** Holder of a link: it was sent to an address, and belongs to one ticket. */
export interface Holder {
  readonly ticket: string;
  readonly address: string;
}

/**
 * Use of a token. The token in a mail is exchanged for that of a page, which is in the address bar and so expires soon;
 * the one in a form lasts long enough to write a text.
 */
export type TokenUse = 'link' | 'page' | 'form';

export interface ValidToken {
  readonly kind: 'valid';
  readonly ticket: string;
  readonly holder: MailAddress;
  /** Expiry of the mailed link, in milliseconds since 1970. */
  readonly linkEnds: number;
}

export type ReadToken =
  | ValidToken
  /** A token of ours that has expired. */
  | { readonly kind: 'expired'; readonly ticket: string; readonly holder: MailAddress }
  | { readonly kind: 'forged' };

/** Use, ticket, address, and the expiry of the token and of the mailed link, in milliseconds since 1970. */
const Claims = Type.Tuple([Type.String(), Type.String(), Type.String(), Type.Integer(), Type.Integer()]);

const FORGED: ReadToken = { kind: 'forged' };

/**
 * Makes the functions that sign and read link tokens: tokens are not stored, and each is for one use, one ticket and
 * one address.
 */
export function deskLinks({ config, database, now }: Pick<Dependencies, 'config' | 'database' | 'now'>) {
  const { to = [], linkMs = 0 } = config.deskMail ?? {};
  async function signatureOf(claims: string): Promise<Buffer> {
    const key = Buffer.from(hkdfSync('sha256', await keyOf({ config, database }), '', LABEL, KEY_BYTES));
    return Buffer.from(createHmac('sha256', key).update(claims).digest('base64url'));
  }

  async function tokenOf(...claims: Static<typeof Claims>): Promise<string> {
    const written = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return `${written}.${(await signatureOf(written)).toString()}`;
  }

  return {
    /** Signs a link in a mail. */
    async sign({ ticket, address }: Holder): Promise<string> {
      const ends = now().getTime() + linkMs;
      return tokenOf('link', ticket, address, ends, ends);
    },

    /**
     * Signs the token of a page for the holder of a link. However often it is renewed, it does not outlast the link.
     */
    async renew(use: keyof typeof LIFETIMES, { ticket, holder, linkEnds }: ValidToken): Promise<string> {
      const ends = Math.min(now().getTime() + LIFETIMES[use], linkEnds);
      return tokenOf(use, ticket, holder.address, ends, linkEnds);
    },

    /** Reads a token for a use. A token of a person who is no longer at the desk counts as forged. */
    async read(use: TokenUse, token: string): Promise<ReadToken> {
      const [claims = '', signature = '', ...rest] = token.split('.');
      const [own, given] = [await signatureOf(claims), Buffer.from(signature)];
      if (rest.length > 0 || own.length !== given.length || !timingSafeEqual(own, given)) return FORGED;
      const parsed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
      if (!Value.Check(Claims, parsed) || parsed[0] !== use) return FORGED;
      const [, ticket, address, until, linkEnds] = parsed;
      const holder = to.find((one) => one.address === address);
      if (!holder) return FORGED;
      if (until <= now().getTime()) return { kind: 'expired', ticket, holder };
      return { kind: 'valid', ticket, holder, linkEnds };
    },
  };
}
