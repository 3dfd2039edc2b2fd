import { useState } from 'react';

/**
 * Returns what a form begins with. News take its place until somebody has changed something in the form; then what is typed
 * stays, over what it was typed over. `version` is the key of the form: another one begins anew.
 */
export function useUntouched<Values>(news: Values) {
  const [first, setFirst] = useState(news);
  const [touched, setTouched] = useState(false);
  const version = JSON.stringify(first);
  if (!touched && version !== JSON.stringify(news)) setFirst(news);
  return { first, version, setTouched };
}
