// For the tests of this folder: a browser that keeps cookies and follows redirects only on request, over bare HTTP.
import { request } from 'node:http';

export interface Seen {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface Asking {
  method?: string;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export class Browser {
  private readonly cookies = new Map<string, string>();

  /** One request; redirects are answers. */
  async ask(url: string, { method = 'GET', form, headers = {} }: Asking = {}): Promise<Seen> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form).toString();
    const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    // A connection of its own: a kept one may have been closed by the server while a test held this process up.
    const options = {
      method,
      agent: false as const,
      headers: { accept: 'text/html', ...type, ...(cookie && { cookie }), ...headers },
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, options, (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Seen['headers'], body: text }),
        );
      });
      sent.once('error', reject).end(body);
    });
  }

  /** Goes on while the answer leads somewhere on the same origin. */
  async follow(url: string, asking?: Asking): Promise<Seen & { url: string }> {
    let [here, seen] = [url, await this.ask(url, asking)];
    while (seen.headers['location'] !== undefined) {
      const next = new URL(seen.headers['location'], here);
      if (next.origin !== new URL(url).origin) return { ...seen, url: next.href };
      here = next.href;
      seen = await this.ask(here);
    }
    return { ...seen, url: here };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  valueOf(name: string): string | undefined {
    return this.cookies.get(name);
  }

  get cookieNames(): string[] {
    return [...this.cookies.keys()];
  }
}
