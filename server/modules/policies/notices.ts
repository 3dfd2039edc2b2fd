import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../platform/dependencies';
import { type EnforcementNotice, firstPolicyMail } from '../mail/mail.module';
import type { Tx } from '../../platform/storage/database';

/** Notices to the operators of the federation, within the transaction of the event. */
export interface Notices {
  /** Reports a service for which the operators have to enable the decision point by hand. */
  enforcementMissing(tx: Tx, notice: EnforcementNotice): Promise<void>;
}

/** Makes notices that go to the log, and by mail if the installation has an address of its operators. */
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
