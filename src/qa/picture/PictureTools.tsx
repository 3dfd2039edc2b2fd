import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { pngOf, standalone } from './standalone';
import type { FullScreen } from './useFullScreen';
import type { Zooming } from './useZoom';
import styles from './FigureView.module.css';

export interface PictureToolsProps {
  readonly zooming: Zooming;
  readonly screen: FullScreen;
  readonly region: RefObject<HTMLElement | null>;
}

/** Shows the buttons that change the size of a picture, and those that save or copy it. */
export function PictureTools({ zooming, screen, region }: PictureToolsProps) {
  const intl = useIntl();
  const { scale } = zooming;
  const picture = () => standalone(region.current?.querySelector('svg'));
  return (
    <div className={styles.buttons}>
      <div className={styles.buttons} role="group" aria-label={intl.formatMessage({ id: 'qa.picture.zoom' })}>
        <Button small onClick={zooming.fit}>
          <FormattedMessage id="qa.picture.fit" />
        </Button>
        <Button small onClick={zooming.real}>
          <FormattedMessage id="qa.picture.full" />
        </Button>
        <Button small iconOnly icon="minus" onClick={zooming.smaller}>
          <FormattedMessage id="qa.picture.smaller" />
        </Button>
        <Button small iconOnly icon="plus" onClick={zooming.larger}>
          <FormattedMessage id="qa.picture.larger" />
        </Button>
        {screen.toggle && (
          <Button small onClick={screen.toggle}>
            <FormattedMessage id={screen.full ? 'qa.picture.leaveFullScreen' : 'qa.picture.fullScreen'} />
          </Button>
        )}
      </div>
      <CopyButton
        withText
        small
        label={intl.formatMessage({ id: 'qa.picture.copySvg' })}
        value={() => picture().text}
      />
      <CopyButton
        withText
        small
        label={intl.formatMessage({ id: 'qa.picture.copyPng' })}
        value={() => pngOf(picture())}
      />
      <LiveRegion>
        {scale !== undefined && <FormattedMessage id="qa.picture.scale" values={{ scale }} />}
      </LiveRegion>
    </div>
  );
}
