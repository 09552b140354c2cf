import type { Bundle } from './bundle';
import { isObject, referenceKey, type Resource, textOf } from './fhir';

/** What came with a page, by the references that lead to it. */
export class Included {
  constructor(private readonly bundle: Bundle) {}

  find(reference: unknown): Resource | undefined {
    const address = isObject(reference) ? textOf(reference['reference']) : undefined;
    return address === undefined ? undefined : this.bundle.byReference.get(referenceKey(address));
  }

  /** The name of an organization: its own, or the one that comes with the reference. */
  nameOf(reference: unknown): string | null {
    const display = isObject(reference) ? textOf(reference['display']) : undefined;
    return textOf(this.find(reference)?.['name']) ?? display ?? null;
  }
}
