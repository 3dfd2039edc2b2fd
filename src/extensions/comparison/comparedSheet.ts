import type { IntlShape } from 'react-intl';
import type { ComparedService } from './contract/institutionComparison';
import type { ComparedRow, Setting } from './comparedRows';
import { settingMessages, type SettingText } from './settingText';

type Cells = readonly (string | number)[];

/** Returns the services for a spreadsheet: each setting of the one institution beside that of the other. */
export function comparedSheet(
  intl: IntlShape,
  rows: readonly ComparedRow[],
  compared: readonly Setting[],
  names: readonly [string, string],
  textOf: SettingText,
): readonly Cells[] {
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const yesOrNo = (service: ComparedService | undefined) =>
    say(service ? 'connection.connected' : 'connection.notConnected');
  const cell = (service: ComparedService | undefined, setting: Setting) =>
    service ? (setting === 'policies' ? service.policies : textOf(service, setting)) : '';
  const headOf = (what: string) =>
    names.map((name) => say('comparison.csv.head', { what, institution: name }));
  return [
    [
      say('comparison.service'),
      say('comparison.csv.entityId'),
      say('comparison.csv.organisation'),
      ...headOf(say('comparison.csv.connection')),
      ...compared.flatMap((setting) => headOf(say(settingMessages[setting]))),
    ],
    ...rows.map(({ service, a, b }) => [
      service.name,
      service.entityId,
      service.organisation,
      yesOrNo(a),
      yesOrNo(b),
      ...compared.flatMap((setting) => [cell(a, setting), cell(b, setting)]),
    ]),
  ];
}
