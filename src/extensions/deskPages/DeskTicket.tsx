import { useState } from 'react';
import { useParams } from 'react-router';
import { DeskTicketPage } from './ticket/DeskTicketPage';
import { openDeskStep } from './deskStep/deskStep.ports';
import { usePageActor } from '../../pages/usePageActor';

/** A ticket of the desk; each step has a new chart. */
export function DeskTicket() {
  const { key = '' } = useParams();
  const [taken, setTaken] = useState(0);
  const { actor } = usePageActor(
    (needs) => openDeskStep(needs, key),
    () => setTaken((count) => count + 1),
    `${key} ${taken}`,
  );
  return <DeskTicketPage ticketKey={key} actor={actor} taken={taken} />;
}
