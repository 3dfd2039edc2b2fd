import { isEmail } from '../../../platform/text/email';
import { readArguments, table, wrong, type Program } from '../../../platform/control/program';
import { Refusal } from '../../../platform/control/refusal';
import type { Verdict } from '../../../../src/contracts/wire/checks';
import type { CheckCommand, CheckResult } from './checkCommand';

const WORDS: Readonly<Record<Verdict['answer'], string>> = { yes: 'yes', no: 'NO', notSet: '–' };

/** Returns a line for each answer. No line is cut, since remedies are at their ends. */
export function checkText(result: CheckResult): string {
  return table(
    result.map(({ answer, subject, text }) => [WORDS[answer], subject, text]),
    Infinity,
  );
}

export const command: Program = {
  summary: 'says for each part of the installation whether it works, and what to do if not',
  usage: `usage: idp-dashboard check [--mail-to ADDRESS]

  asks everything that the settings name, changes nothing, and prints a line for each subject:
  yes, NO with the remedy, or – for what is not set or cannot be known

  --mail-to ADDRESS   sends one message to this address

  ends with 0 if no line is NO, with 1 if one is, and with 2 if it cannot ask`,
  async run(args, { doCommand }) {
    const { values, positionals } = readArguments(args, { 'mail-to': { type: 'string' } });
    const { 'mail-to': mailTo } = values;
    if (positionals.length > 0) return wrong('check takes no words, only --mail-to.');
    if (mailTo !== undefined && !isEmail(mailTo)) return wrong(`"${mailTo}" is not an e-mail address.`);
    const request: CheckCommand = mailTo === undefined ? {} : { mailTo };
    const result = await doCommand({ operation: 'check', request }).catch((error: unknown) => error);
    if (result instanceof Error) {
      console.error(result instanceof Refusal ? result.message : result);
      process.exitCode = 2;
      return;
    }
    const answers = result as CheckResult;
    console.log(checkText(answers));
    if (answers.some(({ answer }) => answer === 'no')) process.exitCode = 1;
  },
};
