// Settings of every service that reads sources: which sources, and how we identify ourselves.
import { PORT_OFFSETS } from '@app/contracts/http/gateway';
import type { Environment } from '@app/kit/environment';
import { httpUrl, oneOf } from '@app/kit/environment-parsers';

export interface SourceSettings {
  /** What the operator chose; `auto` is decided by the first crawl of a database. */
  sources: 'live' | 'sample' | 'auto';
  sampleSourcesUrl: string;
  /** Page that tells a source's operator how to reach us; null only in development. */
  contactUrl: string | null;
}

/** Spread these into the variables of the service. @param port of the gateway: the samples' own follows from it */
export function sourceVariables(isProduction: boolean, port: number) {
  return {
    SOURCES: {
      parse: sourcesFor(isProduction),
      default: (isProduction ? 'live' : 'auto') as SourceSettings['sources'],
    },
    SAMPLE_SOURCES_URL: { parse: httpUrl, default: `http://127.0.0.1:${port + PORT_OFFSETS.sampleSources}` },
    // Sources must be able to reach us: in production nothing is read without a contact page.
    CONTACT_URL: isProduction ? { parse: httpUrl } : { parse: httpUrl, default: undefined },
  };
}

/** The settings of those variables. */
export function sourceSettings(read: Environment<ReturnType<typeof sourceVariables>>): SourceSettings {
  return {
    sources: read.SOURCES,
    sampleSourcesUrl: read.SAMPLE_SOURCES_URL,
    contactUrl: read.CONTACT_URL ?? null,
  };
}

function sourcesFor(isProduction: boolean) {
  const parse = oneOf('live', 'sample', 'auto');
  return (value: string) => {
    const sources = parse(value);
    if (isProduction && sources !== 'live') throw new Error('must be live in production');
    return sources;
  };
}
