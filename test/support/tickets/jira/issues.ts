import { search, type Known, type Searchable } from './jql';
import { desk, type JiraWorld, type Transition } from './world';

/** A refusal of a Jira server, in its own words. */
export class JiraRefusal extends Error {
  constructor(
    readonly status: number,
    readonly errorMessages: readonly string[],
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super([...errorMessages, ...Object.values(errors)].join(' '));
  }
}

type Values = Readonly<Record<string, unknown>>;

export interface DoubleComment {
  readonly at: Date;
  readonly by: string;
  readonly text: string;
  /** As it was written in an editor of Cloud. */
  document?: object;
  /** The only readers, in the server's words. */
  readonly limits?: object;
}

export interface DoubleIssue extends Searchable {
  status: string;
  created: Date;
  updated: Date;
  resolution: string | null;
  description: string | null;
  summary: string;
  readonly texts: Record<string, string>;
  /** Documents of Cloud, by the id of their field. */
  readonly documents: Map<string, object>;
  /** Texts of the comments. */
  readonly comments: readonly string[];
  readonly said: DoubleComment[];
  /** Names of the transitions that were taken, in order. */
  readonly history: string[];
  /** The changelog, without what changed besides statuses. */
  readonly moves: { readonly at: Date; readonly by: string; readonly from: string; readonly to: string }[];
}

/** Keeps the issues of the double, and does what may be done with them. */
export class JiraIssues {
  readonly all: DoubleIssue[] = [];
  /** Keys of issues that the search does not find yet. */
  readonly unindexed = new Set<string>();
  /** Name of the person who acts. */
  actor = desk.displayName;
  private last = 0;

  constructor(
    readonly world: JiraWorld,
    private readonly now: () => Date,
  ) {}

  create(fields: Values): DoubleIssue {
    const { world } = this;
    const type = world.types.find(({ name }) => name === nameIn(fields['issuetype'], 'name'));
    if (nameIn(fields['project'], 'key') !== world.project) refuse({ project: 'valid project is required' });
    if (!type) throw new JiraRefusal(400, [], { issuetype: 'valid issue type is required' });
    const lacking = world.lacking.filter((one) => one.type === type.name).map(({ id }) => id);
    for (const { id, name } of world.required.filter((one) => one.type === type.name)) {
      if (fields[id] === undefined) refuse({ [id]: `${name} is required.` });
    }
    if (typeof fields['summary'] !== 'string' || fields['summary'] === '') refuse({ summary: 'is required' });
    const now = this.now();
    const issue: DoubleIssue = {
      key: `${world.project}-${(this.last += 1)}`,
      project: world.project,
      issuetype: type.name,
      status: type.firstStatus,
      created: now,
      updated: now,
      resolution: null,
      description: null,
      summary: '',
      texts: {},
      documents: new Map(),
      said: [],
      get comments() {
        return this.said.map(({ text }) => text);
      },
      history: [],
      moves: [],
    };
    this.write(issue, fields, lacking);
    this.all.push(issue);
    return issue;
  }

  find(key: string): DoubleIssue {
    const issue = this.all.find((one) => one.key === key);
    if (!issue) throw new JiraRefusal(404, ['Issue Does Not Exist']);
    return issue;
  }

  edit(key: string, fields: Values): void {
    const issue = this.find(key);
    this.write(issue, fields, []);
    issue.updated = this.now();
  }

  search(jql: string, validate: boolean): DoubleIssue[] {
    const { project, types, statuses, fields } = this.world;
    const known: Known = {
      projects: [project],
      types: types.map(({ name }) => name),
      statuses: statuses.map(({ name }) => name),
      keys: this.all.map(({ key }) => key),
      searchable: fields.filter(({ unsearchable }) => !unsearchable).map(({ id }) => id),
      validate,
    };
    return search(
      jql,
      this.all.filter(({ key }) => !this.unindexed.has(key)),
      known,
    );
  }

  transitionsOf(key: string): Transition[] {
    const { status } = this.find(key);
    return this.world.transitions.filter(({ from }) => from.includes(status));
  }

  transit(key: string, id: unknown, fields: Values, comment: string | undefined): void {
    const issue = this.find(key);
    const transition = this.transitionsOf(key).find((one) => one.id === id);
    if (!transition)
      throw new JiraRefusal(400, [`It seems that you have tried to perform an illegal operation.`]);
    const { screen, to, name, resolution = null } = transition;
    const stranger = Object.keys(fields).find((field) => !screen?.includes(field));
    if (stranger !== undefined) refuse({ [stranger]: notOnScreen(stranger) });
    issue.moves.push({ at: this.now(), by: this.actor, from: issue.status, to });
    issue.status = to;
    issue.resolution = nameIn(fields['resolution'], 'name') ?? resolution;
    if (comment !== undefined && screen) this.comment(key, comment);
    issue.history.push(name);
    issue.updated = this.now();
  }

  comment(key: string, text: string): void {
    this.find(key).said.push({ at: this.now(), by: this.actor, text });
  }

  private write(issue: DoubleIssue, fields: Values, lacking: readonly string[]): void {
    for (const [id, value] of Object.entries(fields)) {
      if (['project', 'issuetype'].includes(id)) continue;
      const known = this.world.fields.find((field) => field.id === id);
      if (id === 'summary') issue.summary = String(value);
      else if (id === 'description') issue.description = value === '' ? null : String(value);
      else if (!known || lacking.includes(id)) refuse({ [id]: notOnScreen(id) });
      else if (value === null) delete issue.texts[id];
      else issue.texts[id] = textOf(id, value, known.type);
    }
  }
}

function textOf(id: string, value: unknown, type: string): string {
  const text = type === 'option' ? nameIn(value, 'value') : value;
  if (typeof text !== 'string') throw new JiraRefusal(400, [], { [id]: 'Operation value must be a string' });
  return text;
}

function nameIn(value: unknown, member: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name: unknown = Object.entries(value).find(([key]) => key === member)?.[1];
  return typeof name === 'string' ? name : undefined;
}

function notOnScreen(field: string): string {
  return `Field '${field}' cannot be set. It is not on the appropriate screen, or unknown.`;
}

function refuse(errors: Readonly<Record<string, string>>): never {
  throw new JiraRefusal(400, [], errors);
}
