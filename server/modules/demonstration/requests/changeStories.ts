import { changeText, institutionText } from '../../settings/settings.module';
import type { InstitutionChange, SettingChange } from '../../changes/changes.module';
import { consentRequest, dataRequest, levelRequest, multiFactorRequest, nameRequest } from './changeRequests';
import { entityIdOf } from '../entityIds';
import type { SeedInstitution } from '../institutions';
import { personCalled } from '../people';
import type { PlacedStory } from './ticketHistory';
import type { Step } from './ticketStories';
import type { Federation } from './seedTickets';

interface Request {
  readonly institution: SeedInstitution;
  /** Absent if the federation has nothing suitable. */
  readonly change: SettingChange | InstitutionChange | undefined;
  readonly by: string;
  readonly daysAgo: number;
  readonly remark?: string;
  readonly steps: readonly Step[];
}

const desk = 'Federation desk';
const taken: Step = { event: { type: 'work.started' }, hours: 20, actor: desk };
const done: Step = { event: { type: 'request.resolved', resolution: 'done' }, hours: 30, actor: desk };

/**
 * Invents change requests with their changes, so that the desk can resolve them. Open ones are about ordinary services
 * and the test institution, so that visitors and tests can ask for changes to the others.
 */
export function inventChanges(federation: Federation): PlacedStory[] {
  const { institutions, services } = federation;
  const [harwick, , test] = institutions;
  if (!harwick) return [];
  const where = { ...federation, institution: harwick };
  const multiFactor = (name: string) => {
    const service = services.find(({ entity_id }) => entity_id === entityIdOf('saml20_sp', name));
    return service && multiFactorRequest(harwick, service);
  };
  const requests: Request[] = [
    {
      institution: harwick,
      change: multiFactor('Fathom Compute'),
      by: 'Robin Example',
      daysAgo: 26,
      steps: [
        taken,
        done,
        {
          event: { type: 'ticket.reopened' },
          hours: 54,
          actor: desk,
          comment: 'The setting had no effect for guests.',
        },
      ],
    },
    {
      institution: harwick,
      change: multiFactor('Ember Survey'),
      by: 'Robin Example',
      daysAgo: 18,
      steps: [taken, { ...done, hours: 28, comment: 'Done.' }],
    },
    {
      institution: harwick,
      change: nameRequest(harwick),
      by: 'Alex Sample',
      daysAgo: 40,
      steps: [taken, done],
    },
    { institution: harwick, change: consentRequest(where), by: 'Alex Sample', daysAgo: 3, steps: [] },
    { institution: harwick, change: levelRequest(where), by: 'Robin Example', daysAgo: 7, steps: [taken] },
  ];
  if (test) {
    const remark = 'The service desk has a new address.';
    const requested = { institution: test, change: dataRequest(test), by: 'Toni Template' };
    requests.push({ ...requested, daysAgo: 9, remark, steps: [] });
  }
  return requests.flatMap((request) => placed(request, federation) ?? []);
}

function placed(request: Request, { services, people }: Federation): PlacedStory | undefined {
  const { institution, change, by, daysAgo, remark = '', steps } = request;
  const requester = personCalled(by, people);
  if (!change || !requester) return undefined;
  const { subject: uid, email } = requester;
  const person = { displayName: by, uid, email };
  const names = new Map(institution.document.contacts.map(({ name }, index) => [index, name]));
  const body =
    change.kind === 'institution'
      ? institutionText(change, names, person, remark)
      : changeText(change, person);
  const service =
    change.kind === 'institution'
      ? undefined
      : services.find(
          ({ entity_id, entity_type }) => entity_id === change.service && entity_type === change.serviceType,
        );
  return { institution, service, change, story: { type: 'CHANGE', daysAgo, by, body, steps } };
}
