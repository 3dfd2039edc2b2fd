import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { safeLink } from '../../../lib/links';
import { LinkBeside } from '../../../ui/LinkBeside';
import styles from './AttributesTab.module.css';

/** Notes of the federation in markdown: without HTML, without pictures, links checked and beside (REQUIREMENTS 129). */
export function ManipulationNotes({ text }: { readonly text: string }) {
  return (
    <Markdown
      className={styles.notes ?? ''}
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        overrides: { a: NoteLink, img: NoPicture, h1: 'h3', h2: 'h3', input: NoPicture },
      }}
    >
      {text}
    </Markdown>
  );
}

function NoteLink({ href, children }: { readonly href?: string; readonly children?: ReactNode }) {
  const safe = safeLink(href);
  return safe ? <LinkBeside href={safe}>{children}</LinkBeside> : <>{children}</>;
}

/** Nothing is fetched from elsewhere because of a note. */
function NoPicture({ alt }: { readonly alt?: string }) {
  return <>{alt}</>;
}
