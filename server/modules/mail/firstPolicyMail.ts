import { isLanguage } from '../../../src/contracts/domain/language';
import type { Config } from '../../platform/config/config';
import { letterHtml, letterText, type Letter } from './letter';
import type { Mail } from './mailer';
import { oneLine } from '../../platform/text/oneLine';
import { mailTexts } from './texts';

const NAME_LENGTH = 120;

/** A policy for services that do not ask the decision point yet, so that it has no effect. */
export interface EnforcementNotice {
  readonly policy: string;
  readonly name: string;
  /** Entity ids. */
  readonly services: readonly string[];
  /** Entity id of the institution that made it. */
  readonly institution: string;
}

/** Returns the mail to the operators, in the installation's first language. */
export function firstPolicyMail(config: Config, operators: string, notice: EnforcementNotice): Mail {
  const language = config.federation.languages.find(isLanguage) ?? 'en';
  const t = mailTexts[language];
  const name = oneLine(notice.name, NAME_LENGTH);
  const letter: Letter = {
    language,
    subject: t.firstPolicy.subject(name),
    greeting: t.greeting(''),
    paragraphs: [t.firstPolicy.lead],
    facts: [
      [t.facts.policy, `${name} (${notice.policy})`],
      [t.facts.services, notice.services.join(', ')],
      [t.facts.institution, notice.institution],
    ],
    footer: t.footer(config.product.name, config.federation.name),
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
