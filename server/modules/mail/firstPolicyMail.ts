import type { Config } from '../../platform/config/config';
import { greetingIn, letterHtml, letterText, type Letter } from './letter';
import type { Mail } from './mailer';
import { oneLine } from '../../platform/text/oneLine';
import { sayIn } from '../../platform/text/sentences';

const NAME_LENGTH = 120;

/** A policy for services that do not ask the decision point yet, so it has no effect. */
export interface EnforcementNotice {
  readonly policy: string;
  readonly name: string;
  /** Entity IDs. */
  readonly services: readonly string[];
  /** Entity ID of the institution that made it. */
  readonly institution: string;
}

/** Returns the mail to the operators, in the installation's first language. */
export function firstPolicyMail(config: Config, operators: string, notice: EnforcementNotice): Mail {
  const language = config.federation.languages[0] ?? 'en';
  const t = sayIn(language, config.translations);
  const name = oneLine(notice.name, NAME_LENGTH);
  const letter: Letter = {
    language,
    subject: t('mail.firstPolicy.subject', { name }),
    greeting: greetingIn(t, ''),
    paragraphs: [t('mail.firstPolicy.lead')],
    facts: [
      [t('mail.facts.policy'), `${name} (${notice.policy})`],
      [t('mail.facts.services'), notice.services.join(', ')],
      [t('mail.facts.institution'), notice.institution],
    ],
    footer: t('mail.footer', { product: config.product.name, federation: config.federation.name }),
  };
  return {
    kind: 'firstPolicy',
    language,
    to: [{ name: '', address: operators }],
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    institution: notice.institution,
  };
}
