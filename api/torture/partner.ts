import { setTimeout as sleep } from 'node:timers/promises';

/** A listing as the partner keeps it. */
export interface Copied {
  id: string;
  name: string;
  slug: string;
  city: string;
  pricePerNight: number;
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}
interface Change {
  cursor: string;
  hotelId: string;
  hotel: Copied | null;
}

const FIELDS = 'id name slug city pricePerNight';
const HOTELS = `query ($after: String) { hotels(first: 100, after: $after) { nodes { ${FIELDS} } pageInfo { endCursor hasNextPage } } }`;
const CHANGES = `query ($since: String, $first: Int!) { listingChanges(since: $since, first: $first) { nodes { cursor hotelId hotel { ${FIELDS} } } pageInfo { endCursor hasNextPage } } }`;

/** What a partner's program does: it knows an address, a key and what the documentation says, and nothing else. */
export class Partner {
  readonly copy = new Map<string, Copied>();
  readonly cursors = new Set<string>();
  requests = 0;
  points = 0;
  refusals = 0;
  waitedSeconds = 0;
  private cursor: string | null = null;

  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  /** Copies all listings: first the cursor, then the pages, so that what happens meanwhile is told afterwards. */
  async copyAll(): Promise<void> {
    this.cursor = (await this.changes(1)).pageInfo.endCursor;
    for (let after: string | null = null, isMore = true; isMore; ) {
      const { hotels }: { hotels: Page<Copied> } = await this.ask(HOTELS, { after });
      for (const hotel of hotels.nodes) this.copy.set(hotel.id, hotel);
      after = hotels.pageInfo.endCursor;
      isMore = hotels.pageInfo.hasNextPage;
    }
  }

  /** Takes over what has happened since; true when there is more at once. */
  async follow(): Promise<boolean> {
    const { nodes, pageInfo } = await this.changes(100);
    for (const { cursor, hotelId, hotel } of nodes) {
      if (this.cursors.has(cursor)) throw new Error(`The change ${cursor} came twice.`);
      this.cursors.add(cursor);
      if (hotel) this.copy.set(hotelId, hotel);
      else this.copy.delete(hotelId);
    }
    this.cursor = pageInfo.endCursor;
    return pageInfo.hasNextPage;
  }

  private async changes(first: number): Promise<Page<Change>> {
    const { listingChanges } = await this.ask<{ listingChanges: Page<Change> }>(CHANGES, { since: this.cursor, first });
    return listingChanges;
  }

  /** Sends an operation, keeps to the limits that each answer states, and waits where it is told to. */
  private async ask<Data>(query: string, variables: object): Promise<Data> {
    for (;;) {
      this.requests += 1;
      const response = await fetch(`${this.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.key}` },
        body: JSON.stringify({ query, variables }),
      });
      const seconds = (name: string) => Number(response.headers.get(name) ?? 0);
      if (response.status === 429) {
        this.refusals += 1;
        await this.wait(seconds('retry-after'));
        continue;
      }
      const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
      if (!data || errors) throw new Error(`${response.status}: ${errors?.[0]?.message}`);
      const cost = seconds('x-ratelimit-cost');
      this.points += cost;
      // The next one would cost as much: rather than be refused, it waits for the new minute.
      if (seconds('x-ratelimit-remaining') < cost) await this.wait(seconds('x-ratelimit-reset'));
      return data;
    }
  }

  private async wait(time: number): Promise<void> {
    this.waitedSeconds += time;
    await sleep(time * 1000);
  }
}
