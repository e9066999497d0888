import { HttpResponse } from 'msw';
import type { ViewerFragment } from '../gql/generated';
import { operations } from './api';

/** An operator, as the API answers a sign-in. */
export const ana: ViewerFragment & { __typename: 'User' } = {
  __typename: 'User',
  id: '7',
  email: 'ana@obala.test',
  firstName: 'Ana',
  lastName: 'Horvat',
  companyName: 'Vila Ana',
  isAdmin: false,
  profileComplete: true,
  credits: 2,
  hasActiveSubscription: true,
};

interface Refusal {
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

/** A mutation that the API refuses. */
export function refusal(mutation: string, { message, ...extensions }: Refusal) {
  return operations.mutation(mutation, () => HttpResponse.json({ data: null, errors: [{ message, extensions }] }));
}
