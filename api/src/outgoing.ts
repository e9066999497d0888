import { counter } from './measures.js';
import { traced } from './tracing.js';

const countAnswer = counter('obala_outgoing_total', 'What other services were asked, by how it went: done or failed.', ['service', 'outcome']);
const countSeconds = counter('obala_outgoing_seconds_total', 'Seconds that their answers took.', ['service']);

/** Asks another service: counted, and drawn in the trace. `what` is a name of the act, without anything that is sent. */
export async function outgoing<Answer>(service: 'stripe' | 's3' | 'smtp', what: string, ask: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const answer = await traced(`${service} ${what}`, { 'server.address': service }, ask);
    countAnswer([service, 'done']);
    return answer;
  } catch (error) {
    countAnswer([service, 'failed']);
    throw error;
  } finally {
    countSeconds([service], (performance.now() - startedAt) / 1000);
  }
}
