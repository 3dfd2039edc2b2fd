import type { DoubleIssue } from './issues';
import { desk, type JiraField, type JiraWorld, type Transition } from './world';

/** Makes the answers of the REST API, version 2, in the form in which servers were recorded. */
export function shapesOf(base: string, world: JiraWorld) {
  const self = (path: string) => `${base}/rest/api/2/${path}`;
  const person = (displayName: string) => ({ ...desk, displayName });

  const statusShape = (name: string) => {
    const index = world.statuses.findIndex((status) => status.name === name);
    const category = world.statuses[index]?.category ?? 'undefined';
    return {
      self: self(`status/${10_000 + index}`),
      description: '',
      iconUrl: `${base}/images/icons/statuses/generic.png`,
      name,
      id: String(10_000 + index),
      statusCategory: {
        self: self(`statuscategory/${category}`),
        id: 2,
        key: category,
        colorName: 'blue-gray',
      },
    };
  };
  const typeShape = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    self: self(`issuetype/${id}`),
    id,
    description: '',
    iconUrl: `${base}/images/icons/issuetypes/task.png`,
    name,
    subtask: false,
  });
  const resolutionShape = (name: string, index: number) => ({
    self: self(`resolution/${index}`),
    id: String(index),
    description: '',
    name,
  });
  const fieldShape = ({ id, name, type, isLine = false }: JiraField) => ({
    id,
    name,
    custom: true,
    orderable: true,
    navigable: true,
    searchable: true,
    clauseNames: [`cf[${id.slice('customfield_'.length)}]`, name],
    schema: {
      type,
      custom: `com.atlassian.jira.plugin.system.customfieldtypes:${isLine ? 'textfield' : 'textarea'}`,
      customId: 1,
    },
  });

  function issueShape(issue: DoubleIssue, wanted: readonly string[]) {
    const type = world.types.find(({ name }) => name === issue.issuetype);
    const optionOrText = ({ id, type: kind }: JiraField): [string, unknown] => {
      const text = issue.texts[id] ?? null;
      return [
        id,
        kind === 'option' && text !== null ? { self: self('customFieldOption/1'), value: text } : text,
      ];
    };
    const all: Record<string, unknown> = {
      issuetype: typeShape(type ?? { id: '0', name: issue.issuetype }),
      project: { self: self(`project/${issue.project}`), key: issue.project },
      status: statusShape(issue.status),
      created: stamp(issue.created),
      updated: stamp(issue.updated),
      summary: issue.summary,
      description: issue.description,
      resolution: issue.resolution === null ? null : resolutionShape(issue.resolution, 1),
      ...Object.fromEntries(world.fields.map(optionOrText)),
      comment: { comments: commentShapes(issue), total: issue.said.length, startAt: 0 },
    };
    const fields = Object.entries(all).filter(([id]) => wanted.includes(id));
    const id = String(10_000 + Number(issue.key.split('-')[1]));
    return {
      expand: 'operations,editmeta',
      id,
      self: self(`issue/${id}`),
      key: issue.key,
      fields: Object.fromEntries(fields),
    };
  }

  function commentShapes({ said }: DoubleIssue) {
    return said.map(({ at, by, text, limits }, index) => ({
      id: String(index),
      author: person(by),
      body: text,
      created: stamp(at),
      ...limits,
    }));
  }

  return {
    issue: issueShape,
    statuses: () => world.statuses.map(({ name }) => statusShape(name)),
    resolutions: () => world.resolutions.map(resolutionShape),
    fields: () => [
      { id: 'summary', name: 'Summary', custom: false, schema: { type: 'string', system: 'summary' } },
      { id: 'thumbnail', name: 'Images', custom: false },
      ...world.fields.map(fieldShape),
    ],
    project: () => ({
      expand: 'description,lead',
      self: self('project/10000'),
      id: '10000',
      key: world.project,
      issueTypes: world.types.map(typeShape),
      name: 'Connections',
    }),
    transitions: (transitions: readonly Transition[]) => ({
      expand: 'transitions',
      transitions: transitions.map(({ id, name, to, screen = [] }) => ({
        id,
        name,
        hasScreen: screen.length > 0,
        to: statusShape(to),
        fields: Object.fromEntries(screen.map((field) => [field, { required: true, name: field }])),
      })),
    }),
    comments: commentShapes,
    /** Other changes at the same time are in the same entry. */
    changelog: ({ moves }: DoubleIssue) =>
      moves.map(({ at, by, from, to }, index) => ({
        id: String(index),
        author: person(by),
        created: stamp(at),
        items: [
          { field: 'resolution', fieldtype: 'jira', from: null, fromString: null, to: '1', toString: 'Done' },
          { field: 'status', fieldtype: 'jira', from: '1', fromString: from, to: '2', toString: to },
        ],
      })),
    created: ({ key }: DoubleIssue) => ({ id: '10000', key, self: self('issue/10000') }),
    createFields(type: string) {
      const field = (fieldId: string, name: string, required = false) => ({
        required,
        name,
        fieldId,
        hasDefaultValue: false,
        operations: ['set'],
      });
      const lacks = (id: string) => world.lacking.some((one) => one.type === type && one.id === id);
      return [
        field('issuetype', 'Issue Type', true),
        field('project', 'Project', true),
        field('summary', 'Summary', true),
        field('description', 'Description'),
        { ...field('reporter', 'Reporter', true), hasDefaultValue: true },
        ...world.fields.filter(({ id }) => !lacks(id)).map(({ id, name }) => field(id, name)),
        ...world.required.filter((one) => one.type === type).map(({ id, name }) => field(id, name, true)),
      ];
    },
  };
}

/** Returns a time as `2026-03-01T09:48:21.000+0000`. */
function stamp(time: Date): string {
  return time.toISOString().replace('Z', '+0000');
}
