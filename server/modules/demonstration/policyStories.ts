import { OWNER_ROLE } from '../../../src/contracts/domain/institution/institutionRole';
import { attributeCalled } from '../../../src/contracts/domain/attributes/attributeDictionary';
import {
  GROUP_ATTRIBUTE,
  ROLE_ATTRIBUTE,
  type PolicyAttribute,
} from '../../../src/contracts/domain/policies/policy';
import type { PolicyDocument } from '../policies/policies.module';
import { level3 } from './levels';

/** Identity providers of a policy; `everybody`: none. */
export type PolicyCircle = 'harwick' | 'medical centre' | 'harwick and elsewhere' | 'everybody';

interface PolicyStep {
  readonly daysAgo: number;
  readonly author: string;
  /** Differences from the previous state. */
  readonly changes: Partial<Omit<PolicyDocument, 'services' | 'institutions'>>;
}

/** Policy of the demonstration, with its states in order. */
export interface PolicyStory {
  readonly name: string;
  /** Name of the landmark service. */
  readonly service: string;
  readonly circle: PolicyCircle;
  /** The request is from another institution than Harwick University. */
  readonly elsewhere?: true;
  readonly steps: readonly PolicyStep[];
}

const rule = (name: string, ...values: string[]): PolicyAttribute[] =>
  values.map((value) => ({ name: attributeCalled(name), value }));
const affiliations = (...values: string[]) => rule('eduPersonAffiliation', ...values);
const plain = (name: string, ...values: string[]) => values.map((value) => ({ name, value }));

export const policyStories: readonly PolicyStory[] = [
  {
    name: 'Employees only',
    service: 'Keystone Finance',
    circle: 'harwick',
    steps: [
      {
        daysAgo: 212,
        author: 'Robin Example',
        changes: {
          description: 'Only employees may log in to Keystone Finance.',
          attributes: affiliations('employee'),
          denyMessages: {
            en: 'Keystone Finance is for employees of Harwick University.',
            nl: 'Keystone Finance is voor medewerkers van Harwick University.',
            pt: '',
          },
          active: false,
        },
      },
      { daysAgo: 210, author: 'Robin Example', changes: { active: true } },
      {
        daysAgo: 34,
        author: 'Alex Sample',
        changes: {
          description: 'Only employees and staff on loan may log in to Keystone Finance.',
          attributes: affiliations('employee', 'staff'),
          denyMessages: {
            en: 'Keystone Finance is for people who work at Harwick University. Is that you? Call the service desk.',
            nl: 'Keystone Finance is voor wie bij Harwick University werkt. Bent u dat? Bel de servicedesk.',
            pt: 'O Keystone Finance destina-se a quem trabalha na Harwick University.',
          },
        },
      },
    ],
  },
  {
    name: 'Budget holders of the medical centre',
    service: 'Keystone Finance',
    circle: 'medical centre',
    steps: [
      {
        daysAgo: 12,
        author: 'Alex Sample',
        changes: {
          description: 'Of the medical centre, only budget holders and their deputies may log in.',
          attributes: [
            ...affiliations('employee'),
            ...rule(
              'eduPersonEntitlement',
              'urn:x-harwick:budget-holder',
              'urn:x-harwick:budget-holder:deputy',
            ),
          ],
          allAttributesMustMatch: true,
          denyMessages: { en: 'Only for budget holders.', nl: 'Alleen voor budgethouders.', pt: '' },
          active: false,
        },
      },
    ],
  },
  {
    name: 'No alumni and no visitors',
    service: 'Ember Survey',
    circle: 'harwick',
    steps: [
      {
        daysAgo: 97,
        author: 'Alex Sample',
        changes: {
          description: 'Alumni may not log in to Ember Survey.',
          deny: true,
          attributes: affiliations('alum'),
          denyMessages: {
            en: 'Alumni cannot use Ember Survey.',
            nl: 'Alumni kunnen Ember Survey niet gebruiken.',
            pt: '',
          },
        },
      },
      {
        daysAgo: 60,
        author: 'Alex Sample',
        changes: {
          description: 'Alumni and visitors may not log in to Ember Survey.',
          attributes: affiliations('alum', 'affiliate', 'library-walk-in'),
          denyMessages: {
            en: 'Alumni and visitors cannot use Ember Survey.',
            nl: 'Alumni en bezoekers kunnen Ember Survey niet gebruiken.',
            pt: '',
          },
        },
      },
    ],
  },
  {
    name: 'Compute teams',
    service: 'Fathom Compute',
    circle: 'harwick',
    steps: [
      {
        daysAgo: 5,
        author: 'Robin Example',
        changes: {
          description: 'Only members of a compute team, or who has the right of the faculty, may log in.',
          attributes: [
            ...plain(
              GROUP_ATTRIBUTE,
              'urn:collab:group:surfteams.nl:nl:harwick:fathom_climate',
              'urn:collab:group:surfteams.nl:nl:harwick:fathom_genomics',
            ),
            ...rule('eduPersonEntitlement', 'urn:x-harwick:compute:.*'),
          ],
          allAttributesMustMatch: false,
          denyMessages: {
            en: 'You are in no compute team. Ask your research group to add you.',
            nl: 'U zit in geen enkel rekenteam. Vraag uw onderzoeksgroep om u toe te voegen.',
            pt: 'Não pertence a nenhuma equipa de computação. Peça ao seu grupo de investigação que o adicione.',
          },
          active: false,
        },
      },
    ],
  },
  {
    name: 'Strong login for administrators',
    service: 'Fathom Compute',
    circle: 'harwick',
    steps: [
      {
        daysAgo: 301,
        author: 'Federation desk',
        changes: {
          type: 'step',
          description: 'Administrators log in with assurance level 3.',
          levels: [
            {
              level: level3,
              attributes: rule('eduPersonEntitlement', 'urn:x-harwick:compute:admin'),
              allAttributesMustMatch: true,
              networks: [],
            },
          ],
        },
      },
    ],
  },
  {
    name: 'Thesis coordinators',
    service: 'Copperplate Thesis Archive',
    circle: 'everybody',
    steps: [
      {
        daysAgo: 150,
        author: 'Robin Example',
        changes: {
          description: 'Only who answers for theses at an institution may log in, wherever that is.',
          attributes: plain(ROLE_ATTRIBUTE, 'Instellingsbevoegde', OWNER_ROLE),
          denyMessages: {
            en: 'Copperplate is for thesis coordinators.',
            nl: 'Copperplate is voor scriptiecoördinatoren.',
            pt: 'O Copperplate destina-se aos coordenadores de teses.',
          },
        },
      },
    ],
  },
  {
    name: 'Partners of the shared file exchange',
    service: 'Halyard File Exchange',
    circle: 'harwick and elsewhere',
    elsewhere: true,
    steps: [
      {
        daysAgo: 75,
        author: 'Noor Nobody',
        changes: {
          description: 'Members of the partner institutions may exchange files.',
          attributes: rule('eduPersonScopedAffiliation', 'member@.*'),
          denyMessages: {
            en: 'Only for members of the partner institutions.',
            nl: 'Alleen voor leden van de partnerinstellingen.',
            pt: '',
          },
        },
      },
    ],
  },
];
