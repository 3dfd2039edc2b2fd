import type { Language } from '../../../src/contracts/domain/language';
import { en } from './texts.en';
import { nl } from './texts.nl';
import { pt } from './texts.pt';

/** Sentences of the mails; every language has all of them. */
export type MailTexts = typeof en;

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, nl, pt };
