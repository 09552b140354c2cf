// The insurance company a question names, however it is written: "카이저 플랜 몇 개예요?", "SCAN plans in 90020".
import type { BilingualText } from '@app/contracts/http/errors';
import { queryPieces, takeZip } from '../matching/query-words';
import { carrierNames, carrierText } from './carrier-names';

const COMPANIES: readonly string[] = carrierNames('en');

/**
 * @param text a question in either language
 * @returns the first company named, as its plans are printed (English) and as Korean readers write it; null where none is
 */
export function companyNamed(text: string): BilingualText | null {
  const names = queryPieces(takeZip(text).rest).flatMap(({ concepts }) => concepts.flatMap((concept) => concept.names));
  const found = COMPANIES.find((company) => names.some((name) => company.toLowerCase().startsWith(name)));
  return found === undefined ? null : { ko: carrierText(found, 'ko'), en: found };
}
