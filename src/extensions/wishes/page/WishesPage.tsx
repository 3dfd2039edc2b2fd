import { FormattedMessage, useIntl } from 'react-intl';
import { answersWishes } from '../wishRights';
import '../wishes.texts';
import { usePerson } from '../../../store/person';
import { Page } from '../../../ui/page/Page';
import { OwnWishes } from './OwnWishes';
import { WishGroups } from './WishGroups';
import type { MergingActor } from './useMerging';
import type { GatheringActor } from './useTakingUp';

export interface WishesPageProps {
  readonly gathering: GatheringActor | undefined;
  readonly merging: MergingActor | undefined;
}

/** Shows the page `/wishes`: to administrators what people of their institution ask for, to others what they have asked. */
export function WishesPage({ gathering, merging }: WishesPageProps) {
  const intl = useIntl();
  const answers = answersWishes(usePerson());
  return (
    <Page
      title={intl.formatMessage({ id: 'wishes.title' })}
      lede={<FormattedMessage id={answers ? 'wishes.lede' : 'wishes.own.lede'} />}
    >
      {answers ? <WishGroups gathering={gathering} merging={merging} /> : <OwnWishes />}
    </Page>
  );
}
