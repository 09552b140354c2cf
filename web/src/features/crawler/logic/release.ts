/** CMS names its plan file by year and month, in changing spellings: CY2026_Landscape_202609, cy2026-landscape-202609.zip. */
const LANDSCAPE = /^cy(\d{4})[_-]landscape[_-](\d{4})(\d{2})/i;

/** Year of the plans and month of the file; null = another name. */
export function landscapeRelease(release: string): { year: number; month: number } | null {
  const [, year, , month] = LANDSCAPE.exec(release) ?? [];
  return year === undefined || month === undefined ? null : { year: Number(year), month: Number(month) };
}
