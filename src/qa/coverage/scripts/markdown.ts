import type { IntlShape } from 'react-intl';
import type { Registered } from '../../../machines/registry';
import { code, plain } from '../../markdown';
import { scriptSentences, type ScriptText } from './scriptText';
import { testScripts } from './testScripts';

/**
 * Returns the test scripts of these machines as Markdown. `page` is the address of the visualiser without a query; each
 * script links to its end.
 */
export function markdownOf(intl: IntlShape, entries: readonly Registered[], page: string): string {
  const [only] = entries;
  const single = entries.length === 1 && only;
  const title = single
    ? intl.formatMessage({ id: 'qa.script.title' }, { machine: single.id })
    : intl.formatMessage({ id: 'qa.script.titleAll' });
  const parts = entries.flatMap((entry) => [
    ...(single ? [] : [`## ${plain(entry.id)}`]),
    plain(intl.formatMessage({ id: `qa.about.${entry.id}` })),
    ...testScripts(entry).map((script, index) =>
      scriptText(intl, scriptSentences(intl, script), `${single ? '##' : '###'} ${index + 1}. `, page),
    ),
  ]);
  return `${[`# ${plain(title)}`, plain(intl.formatMessage({ id: 'qa.script.how' })), ...parts].join('\n\n')}\n`;
}

function scriptText(intl: IntlShape, script: ScriptText, number: string, page: string): string {
  const say = (id: string, values: Record<string, string>) =>
    intl.formatMessage({ id: `qa.script.${id}` }, values);
  const before = [...script.before.map(plain), say('address', { address: `<${page}${script.search}>` })];
  const steps = script.steps.flatMap(({ doing, data, expected, reasons }, index) => [
    `${index + 1}. ${plain(doing)}`,
    ...[
      ...(data === undefined ? [] : [say('data', { data: code(data) })]),
      plain(say('expected', { what: expected })),
      ...reasons.map((what) => plain(say('because', { what }))),
    ].map((line) => `   - ${line}`),
  ]);
  return [
    `${number}${plain(script.heading)}`,
    [`**${say('before', {})}**`, '', ...before.map((line) => `- ${line}`)].join('\n'),
    steps.join('\n'),
    `${say('reaches', {})}: ${script.reaches.map(code).join(', ')}`,
  ].join('\n\n');
}
