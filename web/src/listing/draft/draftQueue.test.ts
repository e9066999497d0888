import { expect, it, vi } from 'vitest';
import { DraftQueue, type DraftState, type SendResult } from './draftQueue';
import type { DraftValues } from './draftValues';

/** A queue whose parts arrive when the test says so. */
function slowQueue() {
  const sent: DraftValues[] = [];
  const states: DraftState[] = [];
  const kept: DraftValues[] = [];
  const answers: ((result: SendResult) => void)[] = [];
  const queue = new DraftQueue({
    send: (values) => {
      sent.push(values);
      return new Promise((resolve) => answers.push(resolve));
    },
    keepHere: (values) => kept.push(values),
    onState: (state) => states.push(state),
  });
  const answer = async (result: SendResult) => {
    answers.shift()?.(result);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, states, kept, answer };
}

vi.useFakeTimers();

it('sends one part after the other, and what came meanwhile at once', async () => {
  const { queue, sent, states, answer } = slowQueue();
  queue.add({ name: 'K' });
  queue.flush();
  queue.add({ name: 'Kuća' });
  queue.flush();
  expect(sent).toEqual([{ name: 'K' }]);
  await answer('kept');
  expect(sent).toEqual([{ name: 'K' }, { name: 'Kuća' }]);
  expect(states.at(-1)).toBe('saving');
  await answer('kept');
  expect(states.at(-1)).toBe('saved');
});

it('waits until typing pauses', async () => {
  const { queue, sent } = slowQueue();
  queue.add({ name: 'K' });
  await vi.advanceTimersByTimeAsync(700);
  queue.add({ name: 'Ku' });
  await vi.advanceTimersByTimeAsync(700);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([{ name: 'Ku' }]);
});

it('tries again by itself; what was typed meanwhile is newer', async () => {
  const { queue, sent, states, kept, answer } = slowQueue();
  queue.add({ name: 'K', city: 'Hvar' });
  queue.flush();
  queue.add({ name: 'Kuća' });
  await answer('later');
  expect(states.at(-1)).toBe('offline');
  expect(kept.at(-1)).toEqual({ name: 'Kuća', city: 'Hvar' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.at(-1)).toEqual({ name: 'Kuća', city: 'Hvar' });
  expect(states.at(-1)).toBe('offline');
  await answer('kept');
  expect(states.at(-1)).toBe('saved');
  expect(kept.at(-1)).toEqual({});
});

it('does not repeat what is refused for good until something else is typed', async () => {
  const { queue, sent, states, answer } = slowQueue();
  queue.add({ name: 'K' });
  queue.flush();
  await answer('refused');
  await vi.advanceTimersByTimeAsync(600_000);
  expect({ count: sent.length, state: states.at(-1) }).toEqual({ count: 1, state: 'failed' });
  queue.add({ city: 'Hvar' });
  queue.flush();
  expect(sent.at(-1)).toEqual({ name: 'K', city: 'Hvar' });
});

it('keeps still while the listing is sent, goes on when that failed, and forgets everything when it arrived', async () => {
  const { queue, sent, kept, answer } = slowQueue();
  queue.add({ name: 'K' });
  queue.flush();
  let isQuiet = false;
  void queue.pause().then(() => {
    isQuiet = true;
  });
  queue.add({ city: 'Hvar' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ isQuiet, count: sent.length }).toEqual({ isQuiet: false, count: 1 });
  await answer('kept');
  expect(isQuiet).toBe(true);
  queue.resume();
  expect(sent.at(-1)).toEqual({ city: 'Hvar' });
  await answer('kept');

  await queue.pause();
  queue.forget();
  queue.add({ name: 'zu spät' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ count: sent.length, kept: kept.at(-1) }).toEqual({ count: 2, kept: {} });
});
