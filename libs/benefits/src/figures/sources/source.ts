// From a source as a person writes it in a `.sources.json` to what an answer names. The ids of the form S12 are those of
// docs/facts/policy.md#sources, which says what may be shown; their official pages stand in this folder and nowhere else.
import type { EligibilitySource } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';
import type { Verification } from '@app/contracts/http/provenance';

export interface Publisher {
  name: BilingualText;
  /** Hosts of the publisher; their subdomains count too. */
  hosts: readonly string[];
}

export interface WrittenSource {
  /** Its key in publishers.json. */
  publisher: string;
  /** Without the publisher: the link text puts its name before it, so that it can never be another's. */
  title: BilingualText;
  url: string;
  /** How the value was seen: on the live page, in a stored copy of it, or quoted by others from it. */
  verified: string;
  /** ISO date of the source itself; left out when it does not say. */
  sourceDate?: string;
  /** ISO day somebody last read it, where it is not that of the whole (checked-on.ts). */
  checkedOn?: string;
}

/**
 * The sources of one file; figure-files.test.ts holds the file against its shape.
 * @throws Error for a publisher that is not among the given ones
 */
export function sourcesOf<Id extends string>(
  written: Readonly<Record<Id, WrittenSource>>,
  publishers: Readonly<Record<string, Publisher>>,
): Record<Id, EligibilitySource> {
  const known = new Map(Object.entries(publishers));
  const sources = Object.entries<WrittenSource>(written).map(
    ([id, { publisher, title, url, verified, sourceDate }]) => {
      const name = known.get(publisher)?.name;
      if (!name) throw new Error(`source ${id} names no publisher we know: ${publisher}`);
      const source: EligibilitySource = {
        citation: { ko: `${name.ko}, ${title.ko}`, en: `${name.en}, ${title.en}` },
        publisher: name,
        url,
        verified: verified as Verification,
        sourceDate: sourceDate ?? null,
      };
      return [id, source];
    },
  );
  return Object.fromEntries(sources) as Record<Id, EligibilitySource>;
}

/** The days of the sources that have a check day of their own. */
export const checkDaysOf = (written: Readonly<Record<string, WrittenSource>>): [id: string, checkedOn: string][] =>
  Object.entries(written).flatMap(([id, { checkedOn }]): [string, string][] => (checkedOn ? [[id, checkedOn]] : []));
