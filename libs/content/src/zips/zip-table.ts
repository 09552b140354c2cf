// Reads data/california-zips.csv. Server only (140 kB): the starter import writes it to guide.zip_codes. Columns: zip, place,
// latitude, longitude, who says the point (C or G), county:share;county:share (main county first; a first share of 0 = no table names
// a county, and it is the one where the ZIP's post office is: data/README.md).

export interface ZipCounty {
  /** Without the word "County". */
  county: string;
  /** Share of the ZIP's addresses, 0 to 1; 0 of a main county: derived. */
  ratio: number;
  isPrimary: boolean;
}

export interface ZipRecord {
  zip: string;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Who says where the point is, as stored in guide.zip_codes.source; `county-table` when nobody does. */
  source: 'census-gazetteer-2021' | 'geonames' | 'county-table';
  /** Main county first. */
  counties: ZipCounty[];
}

const SOURCES = new Map<string, ZipRecord['source']>([
  ['C', 'census-gazetteer-2021'],
  ['G', 'geonames'],
]);

const number = (text: string | undefined): number | null => (text ? Number(text) : null);

function parseLine(line: string): ZipRecord {
  const [zip = '', place, latitude, longitude, point, counties = ''] = line.split(',');
  return {
    zip,
    place: place || null,
    latitude: number(latitude),
    longitude: number(longitude),
    source: SOURCES.get(point ?? '') ?? 'county-table',
    counties: counties
      .split(';')
      .filter(Boolean)
      .map((entry, index) => {
        const [county = '', ratio] = entry.split(':');
        return { county, ratio: Number(ratio), isPrimary: index === 0 };
      }),
  };
}

/** All ZIP codes of the table in ascending order (about 2,600); no field holds a comma (data.test.ts). */
export const californiaZips = (csv: string): ZipRecord[] => csv.trim().split('\n').slice(1).map(parseLine);
