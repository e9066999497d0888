/** What the tabs of this site tell each other: who has signed in, or null when nobody is any more. */
interface TabMessage {
  viewerId: string | null;
}

let channel: BroadcastChannel | undefined;

/** Tells the other tabs; this one does not hear itself. */
export function tellTabs(viewerId: string | null): void {
  channel?.postMessage({ viewerId } satisfies TabMessage);
}

/** Listens to the other tabs, for the life of the page. */
export function listenToTabs(onMessage: (message: TabMessage) => void): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('obala-viewer');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    onMessage(data);
  };
}
