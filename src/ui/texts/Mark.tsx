import { Fragment } from 'react';
import { marked } from './marked';

/** Marks the parts of a text that match the query. */
export function Mark({ text, query }: { readonly text: string; readonly query: string }) {
  return marked(text, query).map((part, index) =>
    part.hit ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  );
}
