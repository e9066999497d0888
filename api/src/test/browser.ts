import type { GraphqlAnswer, TestApp } from './app.js';

/** A client that keeps its cookies, as a browser does. */
export class Browser {
  cookie = '';

  constructor(
    private readonly app: TestApp,
    private readonly headers: Record<string, string> = {},
  ) {}

  async graphql<Data = never>(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlAnswer<Data>> {
    const response = await this.send('POST', '/graphql', { query, variables });
    return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer<Data>, 'status'>) };
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.app.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }), ...this.headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const [pair] = response.headers.get('set-cookie')?.split(';') ?? [];
    if (pair) this.cookie = pair.endsWith('=') ? '' : pair;
    return response;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.send('GET', '/api/auth/user')).status === 200;
  }
}
