import { FormattedMessage } from 'react-intl';
import { Foot } from '../../changeSets/page/Foot';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { useGathered } from './useEdits';

/** Says at the foot of the window what waits to be sent and what it does; shows nothing if nothing waits. */
export function UnsentChanges() {
  const { set } = useGathered();
  if (!set || set.lines.length === 0) return null;
  return (
    <Foot set={set}>
      <ButtonLink look="quiet" to="/changes">
        <FormattedMessage id="security.changes" />
      </ButtonLink>
    </Foot>
  );
}
