import { Link } from 'react-router';
import { piecesOf } from './ownLinks';
import { fullAddress } from '../../../lib/basePath';
import styles from '../queue/Desk.module.css';

interface MailTextProps {
  readonly text: string;
  /** Language that it is written in. */
  readonly language: string;
}

/** Shows the text as it was mailed. Only links into this dashboard can be followed. */
export function MailText({ text, language }: MailTextProps) {
  return (
    <div className={styles.mail} lang={language} dir="auto">
      {piecesOf(text, fullAddress('')).map((piece, index) =>
        piece.to === undefined ? (
          piece.text
        ) : (
          <Link key={index} to={piece.to}>
            {piece.text}
          </Link>
        ),
      )}
    </div>
  );
}
