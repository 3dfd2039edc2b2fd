import { Drawing } from '../picture/Drawing';
import type { Figure } from '../picture/figure';
import type { Picture } from '../picture/picture';
import type { ChartText } from '../chartText';

export interface StillPictureProps {
  readonly figure: Figure;
  readonly picture: Picture;
  readonly chartText: ChartText;
  readonly title: string;
  readonly style: string;
}

/** Draws a picture that can stand alone in a document. */
export function StillPicture({ figure, picture, chartText, title, style }: StillPictureProps) {
  const { width, height } = picture;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <style>{style}</style>
      <rect className="paper" width={width} height={height} />
      <Drawing figure={figure} picture={picture} chartText={chartText} />
    </svg>
  );
}
