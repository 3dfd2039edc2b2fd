import { Fragment } from 'react';
import { marked } from './marked';

/** Shows where a text matches what was searched for. */
export function Mark({ text, query }: { readonly text: string; readonly query: string }) {
  return marked(text, query).map((part, index) =>
    part.hit ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
