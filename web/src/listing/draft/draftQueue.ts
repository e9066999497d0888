import type { DraftValues } from './draftValues';

/** How the draft stands: `failed` when the server does not take it and trying again would not help. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'offline' | 'failed';

/** What came of sending: whether to try again later. */
export type SendResult = 'kept' | 'later' | 'refused';

/** What the queue needs of the world. */
export interface DraftQueueOptions {
  send: (values: DraftValues) => Promise<SendResult>;
  /** Keeps here what the server has not confirmed. */
  keepHere: (values: DraftValues, wasSent: boolean) => void;
  onState: (state: DraftState) => void;
}

const TYPING_PAUSE = 800;
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 60_000;

/** Brings a draft to the server, one part after the other, so that an older one never overwrites a newer one. */
export class DraftQueue {
  private sent: DraftValues = {};
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryAfter = FIRST_RETRY;
  private isPaused = false;
  private isForgotten = false;
  private state: DraftState = 'idle';

  /** `waiting` is what an earlier visit could not bring to the server. */
  constructor(
    private readonly options: DraftQueueOptions,
    private waiting: DraftValues = {},
  ) {}

  /** Takes changed fields; they leave when nothing more comes for a moment. */
  add(changes: DraftValues): void {
    if (this.isForgotten) return;
    this.waiting = { ...this.waiting, ...changes };
    this.keepHere();
    this.tell('saving');
    this.schedule(TYPING_PAUSE);
  }

  /** Sends what waits now, or as soon as the part before it has arrived. */
  flush(): void {
    clearTimeout(this.timer);
    if (this.isPaused || this.sending || Object.keys(this.waiting).length === 0) return;
    this.sending = this.sendWaiting().finally(() => {
      this.sending = null;
      if (Object.keys(this.waiting).length > 0 && this.retryAfter === FIRST_RETRY) this.flush();
    });
  }

  /** The page goes away: nothing can wait for the part that is still on its way. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.isPaused || Object.keys(this.waiting).length === 0) return;
    this.keepHere(this.state !== 'offline');
    void this.options.send(this.waiting);
  }

  /** Nothing is sent until `resume`; done when nothing is on its way any more. */
  async pause(): Promise<void> {
    this.isPaused = true;
    clearTimeout(this.timer);
    await this.sending;
  }

  resume(): void {
    this.isPaused = false;
    this.isForgotten = false;
    this.flush();
  }

  /** Forgets everything: what was waiting shall not come back. Nothing is sent from then on until `resume`. */
  forget(): void {
    this.isPaused = true;
    this.isForgotten = true;
    clearTimeout(this.timer);
    this.waiting = {};
    this.sent = {};
    this.keepHere();
    this.set('idle');
  }

  private async sendWaiting(): Promise<void> {
    this.sent = this.waiting;
    this.waiting = {};
    this.tell('saving');
    const result = await this.options.send(this.sent);
    if (result === 'kept') {
      this.retryAfter = FIRST_RETRY;
      this.sent = {};
      this.keepHere();
      if (Object.keys(this.waiting).length === 0) this.set('saved');
      return;
    }
    // What was typed meanwhile is newer.
    this.waiting = { ...this.sent, ...this.waiting };
    this.sent = {};
    this.set(result === 'later' ? 'offline' : 'failed');
    this.retryAfter = Math.min(this.retryAfter * 2, LONGEST_RETRY);
    if (result === 'later') this.schedule(this.retryAfter);
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    if (this.isPaused) return;
    this.timer = setTimeout(() => {
      this.flush();
    }, delay);
  }

  private keepHere(wasSent = false): void {
    this.options.keepHere({ ...this.sent, ...this.waiting }, wasSent);
  }

  /** Without a connection it stays with that word until it is back. */
  private tell(state: DraftState): void {
    if (this.state !== 'offline') this.set(state);
  }

  private set(state: DraftState): void {
    this.state = state;
    this.options.onState(state);
  }
}
