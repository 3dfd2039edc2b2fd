import type { TicketResolution } from '../../src/contracts/wire/enumerations';
import type { SeedInstitution } from './institutions';
import type { Random } from './random';
import type { SeedService } from './services';
import type { Step, Story } from './ticketStories';

export interface PlacedStory {
  readonly institution: SeedInstitution;
  readonly service: SeedService | undefined;
  readonly story: Story;
}

const desk = 'Federation desk';
const wishes = [
  'For the programme that starts in February.',
  'Asked for by the library.',
  'The faculty pays for the licence; the contract is signed.',
  'For about two hundred students of the minor.',
  'Please connect before the open day.',
  'Everybody with the affiliation employee should get in.',
];
const refusals: readonly (readonly [TicketResolution, string])[] = [
  ['wont_do', 'The provider does not accept institutions of your kind yet.'],
  ['incomplete', 'We heard nothing more; please ask again when the contract is signed.'],
  ['duplicate', 'Handled in an earlier ticket.'],
];

function settled(random: Random): Step[] {
  const hours = random.between(5, 120);
  const steps: Step[] = [
    { event: { type: 'work.started' }, hours: Math.ceil(hours / 2), actor: desk },
    { ...ending(random), hours, actor: desk },
  ];
  if (random.chance(0.4)) steps.push({ event: { type: 'ticket.closed' }, hours: hours + 96, actor: desk });
  return steps;
}

function ending(random: Random): Pick<Step, 'event' | 'comment'> {
  if (random.chance(0.75))
    return { event: { type: 'request.resolved', resolution: 'done' }, comment: 'Done.' };
  const [resolution, comment] = random.pick(refusals);
  return { event: { type: 'request.rejected', resolution }, comment };
}

/** Tickets that are over: about seventeen of the first institution, up to eight of every other one. */
export function inventHistory(
  random: Random,
  institutions: readonly SeedInstitution[],
  services: readonly SeedService[],
): PlacedStory[] {
  const listed = services.filter(({ entity_type }) => entity_type !== 'oauth20_rs');
  return institutions.flatMap((institution, index) => {
    const count = index === 0 ? 17 : random.between(0, 8);
    return random.some(listed, count).map((service) => {
      const by = index === 0 ? random.pick(['Alex Sample', 'Robin Example']) : 'Administrator';
      const type = random.weighted([
        [6, 'LINKREQUEST'],
        [2, 'UNLINKREQUEST'],
        [1, 'CHANGE'],
      ] as const);
      const story: Story = {
        type,
        daysAgo: random.between(12, 360),
        by,
        body: random.pick(wishes),
        steps: settled(random),
      };
      return { institution, service, story };
    });
  });
}
