import { useState } from 'react';
import { useLocation } from 'react-router';

/** Tells whether somebody has gone to another page since the visit began; going back to the first one is a move, too. */
export function useMoved(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}
