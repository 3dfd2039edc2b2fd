/**
 * The data of a Jira server besides its issues. The names are those of docs/jira.example.json, and a few
 * more.
 */
export interface Transition {
  readonly id: string;
  readonly name: string;
  readonly from: readonly string[];
  readonly to: string;
  /** Fields of its screen; absent if it has no screen, so that a comment is dropped. */
  readonly screen?: readonly string[];
  /** Resolution that the workflow itself sets. */
  readonly resolution?: string;
}

export interface JiraField {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** True if it takes one line only, so that Cloud keeps a text in place of a document. */
  readonly isLine?: boolean;
  /** True if its texts cannot be searched. */
  readonly unsearchable?: boolean;
}

export interface JiraWorld {
  project: string;
  types: { id: string; name: string; firstStatus: string }[];
  statuses: { name: string; category: 'new' | 'indeterminate' | 'done' }[];
  resolutions: string[];
  fields: JiraField[];
  /** Further fields that issues of a type must have. */
  required: { type: string; id: string; name: string }[];
  /** Fields that are missing on the screens for new issues of a type. */
  lacking: { type: string; id: string }[];
  transitions: Transition[];
}

/** People as issues name them. */
export const desk = { name: 'desk', accountId: '5b10a2844c20165700ede21g', displayName: 'Dashboard' };

const lines = ['Kind of service', 'Request', 'E-mail of the requester'];
const open = ['Intake', 'To Do', 'Working', 'Parked', 'With institution', 'Again'];
const texts = [
  'Institution',
  'Service',
  'Kind of service',
  'Request',
  'Requested by',
  'E-mail of the requester',
  'Contact',
  'Invited',
  'Message',
];

export function newWorld(): JiraWorld {
  const type = (id: string, name: string) => ({ id, name, firstStatus: 'To Do' });
  return {
    project: 'CXT',
    types: [
      type('1', 'Connection request'),
      type('2', 'Disconnection request'),
      type('3', 'Change request'),
      type('4', 'Connection invitation'),
      type('5', 'Disconnection invitation'),
      type('6', 'Question'),
      type('7', 'Bug'),
    ],
    statuses: [
      { name: 'Intake', category: 'new' },
      { name: 'To Do', category: 'new' },
      { name: 'Working', category: 'indeterminate' },
      { name: 'Parked', category: 'indeterminate' },
      { name: 'With institution', category: 'indeterminate' },
      { name: 'Done', category: 'done' },
      { name: 'Again', category: 'new' },
      { name: 'Shut', category: 'done' },
    ],
    resolutions: ['Done', "Won't Do", 'Declined', 'Cancelled', 'Duplicate'],
    fields: texts.map((name, index) => ({
      id: `customfield_${10_101 + index}`,
      name,
      type: 'string',
      isLine: lines.includes(name),
    })),
    required: [],
    lacking: [],
    transitions: [
      { id: '11', name: 'Start work', from: ['Intake', 'To Do', 'Again', 'Parked'], to: 'Working' },
      { id: '21', name: 'Ask institution', from: ['Working'], to: 'With institution' },
      { id: '31', name: 'Institution agrees', from: ['With institution'], to: 'Working' },
      { id: '41', name: 'Settle', from: ['With institution', 'Working'], to: 'Done', screen: ['resolution'] },
      {
        id: '51',
        name: 'Institution declines',
        from: ['With institution'],
        to: 'Done',
        screen: ['resolution'],
      },
      { id: '61', name: 'Withdraw', from: open, to: 'Shut', resolution: 'Cancelled' },
    ],
  };
}
