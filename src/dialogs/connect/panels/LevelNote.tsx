import { FormattedMessage, useIntl } from 'react-intl';
import { rankIn } from '../../../contracts/domain/services/level';
import { levelName, useLevels } from '../../../i18n/levels';

interface LevelNoteProps {
  /** The level that the service asks for. */
  readonly uri: string;
  /** Rank of the person's login. */
  readonly login: number;
  readonly service: string;
}

/** Replaces the question if the service itself requires a level. */
export function LevelNote({ uri, login, service }: LevelNoteProps) {
  const intl = useIntl();
  const levels = useLevels();
  const rank = rankIn(levels, uri);
  return (
    <div>
      <p>
        <FormattedMessage id="connect.ownLevel.title" values={{ level: levelName(intl, levels, uri) }} />
      </p>
      <p className="small muted">
        <FormattedMessage id="connect.ownLevel.text" values={{ service }} />{' '}
        {isCertainlyLower(login, rank) && <OwnLogin level={login} />}
      </p>
    </div>
  );
}

/** The server sends the level of a login without decimals, so 1 may be 1.5. */
function isCertainlyLower(level: number, rank: number): boolean {
  return level < Math.floor(rank);
}

function OwnLogin({ level }: { readonly level: number }) {
  return level <= 1 ? (
    <FormattedMessage id="connect.ownLevel.lowerLogin" />
  ) : (
    <FormattedMessage id="connect.ownLevel.login" values={{ level }} />
  );
}
