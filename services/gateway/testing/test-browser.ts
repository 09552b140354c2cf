// As much of a browser as signing in needs: cookies by host and path (not by port, as real ones do), and redirects.

export interface Page {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

interface Cookie {
  name: string;
  value: string;
  host: string;
  path: string;
  /** The whole Set-Cookie line. */
  line: string;
}

const MOST_REDIRECTS = 15;
const HTML = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

export class TestBrowser {
  private cookies: Cookie[] = [];

  /** @param hosts origin that is typed -> origin that is requested (a name behind TLS -> the gateway on this machine) */
  constructor(private readonly hosts: Record<string, string> = {}) {}

  /** One request. `redirects` are not followed. */
  async open(address: string, headers: Record<string, string> = {}): Promise<Page> {
    const url = new URL(address);
    const absolute = `${this.hosts[url.origin] ?? url.origin}${url.pathname}${url.search}`;
    const cookie = this.cookieHeader(url);
    const answer = await fetch(absolute, {
      redirect: 'manual',
      headers: { ...HTML, ...(cookie && { cookie }), ...headers },
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line, url.hostname);
    return { url: address, status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  /** @returns the address that a redirect leads to. @throws when the answer is none */
  async redirect(address: string): Promise<string> {
    const page = await this.open(address);
    const location = page.headers.get('location');
    if (location === null) throw new Error(`${address} answered ${page.status} without a redirect: ${page.text}`);
    return new URL(location, address).href;
  }

  /** Follows redirects until `isWanted` takes an address (which is not opened) or a page answers. */
  async follow(address: string, isWanted: (url: URL) => boolean = () => false): Promise<Page> {
    let current = address;
    for (let count = 0; count < MOST_REDIRECTS; count += 1) {
      if (isWanted(new URL(current))) return { url: current, status: 0, headers: new Headers(), text: '' };
      const page = await this.open(current);
      const location = page.headers.get('location');
      if (location === null) return page;
      current = new URL(location, current).href;
    }
    throw new Error('too many redirects');
  }

  /** As it would be sent to this address. */
  cookieHeader({ hostname, pathname }: URL): string {
    return this.cookies
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  valueOf(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  lineOf(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.line;
  }

  private keep(line: string, host: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (key: string): string | undefined =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute('path') ?? '/';
    const expires = attribute('expires');
    this.cookies = this.cookies.filter((each) => each.name !== name || each.host !== host || each.path !== path);
    if (expires === undefined || Date.parse(expires) > Date.now()) this.cookies.push({ name, value, host, path, line });
  }
}
