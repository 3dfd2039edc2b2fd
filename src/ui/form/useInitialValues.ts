import { useState } from 'react';

/**
 * Returns the initial values of a form. New values replace them until the person has changed the form; from
 * then on the initial values stay. `version` is the key of the form, which starts again with each version.
 */
export function useInitialValues<Values>(news: Values) {
  const [first, setFirst] = useState(news);
  const [touched, setTouched] = useState(false);
  const version = JSON.stringify(first);
  if (!touched && version !== JSON.stringify(news)) setFirst(news);
  return { first, version, setTouched };
}
