import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SOURCES } from './sources';
import { publishers as first } from './sources/first-publishers.json';
import { publishers as others } from './sources/publishers.json';

const publishers = [...Object.values(first), ...Object.values(others)];
const isOf = (host: string, of: string): boolean => host === of || host.endsWith(`.${of}`);

describe('the sources of figures and rules', () => {
  test.each(Object.entries(SOURCES))('%s leads to a page of the publisher its link names', (_id, source) => {
    const { hostname, protocol } = new URL(source.url);
    const publisher = publishers.find(({ hosts }) => hosts.some((of) => isOf(hostname, of)));
    expect(protocol).toBe('https:');
    expect(source.publisher).toEqual(publisher?.name);
    expect(source.citation.ko.startsWith(`${publisher?.name.ko}, `)).toBe(true);
    expect(source.citation.en.startsWith(`${publisher?.name.en}, `)).toBe(true);
  });

  test('every publisher is a public authority', () => {
    const hosts = publishers.flatMap((publisher) => publisher.hosts);
    // Covered California is an agency of the state and Santa Clara a county; their sites end otherwise.
    const others = ['coveredca.com', 'sccgov.org'];
    expect(hosts.filter((host) => !host.endsWith('.gov') && !others.includes(host))).toEqual([]);
  });

  test('nobody is sent to a page in a third language', () => {
    expect(Object.values(SOURCES).filter(({ url }) => /\/(es|tl|zh|vi)\//.test(url))).toEqual([]);
  });

  test('none is said to be read live before somebody has', () => {
    expect(Object.entries(SOURCES).filter(([, { verified }]) => verified === 'live')).toEqual([]);
  });

  test('the five pages that supported nothing are gone', () => {
    expect(['S9b', 'S9c', 'S19b', 'S22', 'S30b'].filter((id) => id in SOURCES)).toEqual([]);
  });

  test('are there for every key the policy facts name', () => {
    const facts = readFileSync(resolve(__dirname, '../../../../docs/facts/policy.md'), 'utf8');
    const keys = new Set(facts.match(/\bS\d+b?\b/g));
    expect(keys.size).toBeGreaterThan(30);
    const without: readonly string[] = /Keys without a record[^:]*: ([^(]+)/.exec(facts)?.[1]?.match(/S\d+b?/g) ?? [];
    // Telephone lines: records of libs/content.
    const ofLines = ['S50', 'S56'];
    expect([...keys].filter((key) => !(key in SOURCES) && !without.includes(key) && !ofLines.includes(key))).toEqual(
      [],
    );
    expect(without.filter((key) => key in SOURCES)).toEqual([]);
  });
});
