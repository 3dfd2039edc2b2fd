import en from '../translations/privacy/en.json';
import { MODULES } from './modules';
import { personalDataOf } from './platform/people/personalData';
import { markdownTable } from './platform/text/markdownTable';
import { readConfig } from './readConfig';

const INTRODUCTION = `# What is kept about people

Printed by \`npm run documents\` from the \`people\` of every module of the server and the texts of the page \`/privacy\`. \`test/extensions/whole/server/everyColumn.test.ts\` holds every column of the database to it: a new one stands here, with its purpose and its end, or is told to name nobody. Times are those of the default settings (\`PEOPLE_DAYS\`, \`MAIL_DAYS\`, \`OUTBOX_DAYS\`, \`LOGIN_DAYS\`); the server ends what is older every hour. [privacy](extensions/privacy.md#people) tells how to hand out or take out what is kept about somebody.
`;

const texts: Readonly<Record<string, string | undefined>> = en;

/** Returns the table of personal data as a Markdown page. */
export function privacyPage(): string {
  const { config } = readConfig({});
  const all = personalDataOf(MODULES);
  const rows = all.map(({ kind, columns, days, find, forget }) => {
    const most = config && days ? days(config) : 0;
    const until =
      most > 0
        ? texts[`privacy.kept.${kind}.until`]
        : (texts[`privacy.kept.${kind}.ever`] ?? texts[`privacy.kept.${kind}.until`]);
    return [
      Object.entries(columns)
        .map(([table, names]) => `\`${table}\`: ${names.join(', ')}`)
        .join('; '),
      texts[`privacy.kept.${kind}.what`] ?? '',
      texts[`privacy.kept.${kind}.why`] ?? '',
      (until ?? '').replace('{period}', `${most} days`),
      [...(find ? ['export'] : []), ...(forget ? ['erase, pseudonymise'] : [])].join(', '),
    ];
  });
  const table = markdownTable([['where', 'what', 'what for', 'until when', 'commands'], ...rows]);
  const silent = MODULES.flatMap(({ people }) => Object.keys(people?.notPersonal ?? {}));
  const others = silent.filter((name) => !all.some(({ columns }) => name in columns)).sort();
  return `${INTRODUCTION}\n${table}\nTables without personal data: ${others.map((name) => `\`${name}\``).join(', ')}.\n`;
}
