/** What an import of logins found and did. */
export interface LoginReport {
  /** Lines that are not blank, the header left out. */
  readonly lines: number;
  readonly added: number;
  /** Events that were there already, or came twice. */
  readonly known: number;
  readonly bad: {
    readonly count: number;
    /** The first ones. */
    readonly lines: readonly { readonly number: number; readonly reason: string }[];
  };
  /** Their logins are not stored. */
  readonly unknownInstitutions: Unknown;
  /** Their logins are stored and count. */
  readonly unknownServices: Unknown;
  readonly bytes: number;
}

export interface Unknown {
  readonly logins: number;
  readonly entities: number;
  /** Entity ids of the first ones. */
  readonly first: readonly string[];
}

const NAMED = 10;

export class UnknownEntities {
  private logins = 0;
  private readonly ids = new Set<string>();

  add(entityId: string): void {
    this.logins += 1;
    this.ids.add(entityId);
  }

  counted(): Unknown {
    return { logins: this.logins, entities: this.ids.size, first: [...this.ids].slice(0, NAMED) };
  }
}

export function loginReportLines(report: LoginReport): string[] {
  const { lines, added, known, bad, unknownInstitutions, unknownServices } = report;
  const left = bad.count - bad.lines.length;
  return [
    `${lines} lines: ${added} logins added, ${known} were there already, ${unknownInstitutions.logins} of unknown institutions left out, ${bad.count} bad lines left out.`,
    ...unknownLines('institutions, left out', unknownInstitutions),
    ...unknownLines('services, added', unknownServices),
    ...bad.lines.map(({ number, reason }) => `Line ${number}: ${reason}.`),
    ...(left > 0 ? [`And ${left} more bad lines.`] : []),
  ];
}

function unknownLines(what: string, { logins, entities, first }: Unknown): string[] {
  if (entities === 0) return [];
  const more = entities > first.length ? [`  and ${entities - first.length} more`] : [];
  return [`${entities} unknown ${what}, with ${logins} logins:`, ...first.map((id) => `  ${id}`), ...more];
}
