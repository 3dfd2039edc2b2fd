import { screen, within } from '@testing-library/react';
import { TicketsRoute } from '../../src/features/tickets/TicketsRoute';
import { wireTicket, wireTicketPage, wireUser } from '../support/builders';
import { violations } from '../support/axe';
import { enveloped, FakeServer, problem } from '../support/fakeServer';
import { renderPage } from '../support/renderPage';
import type { LooseTicket } from '../../src/api/mappers/ticket';
