import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { type EnforcementNotice, firstPolicyMail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';

/** What the operators of the federation are told, within the transaction of what happened. */
export interface Notices {
  /** The decision point has to be switched on by hand. */
  enforcementMissing(tx: Tx, notice: EnforcementNotice): Promise<void>;
}

/** Operators read the log, and get a mail where the installation has an address of theirs. */
export function mailedNotices(
  { config, mailer, now }: Pick<Dependencies, 'config' | 'mailer' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Notices {
  const operators = config.federation.supportEmail;
  return {
    async enforcementMissing(tx, notice) {
      log.warn({ notice }, 'a policy was made for a service that does not ask for decisions');
      if (operators !== undefined) await mailer.take(tx, firstPolicyMail(config, operators, notice), now());
    },
  };
}
