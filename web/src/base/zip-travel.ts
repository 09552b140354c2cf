// A ZIP is entered once: it travels in the address as ?zip=, from page to page. Nothing is stored.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isWholeZip } from '@web/base/zip-digits';

/** The whole ZIP of an address; '' when it holds none. The specification's calls say zipCode; a link may too. */
export function zipOf(params: URLSearchParams): string {
  const zip = params.get('zip') ?? params.get('zipCode') ?? '';
  return isWholeZip(zip) ? zip : '';
}

/** The path with the ZIP in its query; a ZIP that the path names itself wins, and a part of a ZIP does not travel. */
export function withZip(path: string, zip: string): string {
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? [];
  const params = new URLSearchParams(query);
  if (!isWholeZip(zip) || params.has('zip')) return path;
  params.set('zip', zip);
  return `${before}?${params.toString()}${hash}`;
}

/** The ZIP of this page's address; '' when none. */
export function useZip(): string {
  return zipOf(useSearchParams()[0]);
}

/** Gives links the ZIP of this page: `const to = useWithZip(); <Link to={to('/clinics')}>`. */
export function useWithZip(): (path: string) => string {
  const zip = useZip();
  return useCallback((path: string) => withZip(path, zip), [zip]);
}
