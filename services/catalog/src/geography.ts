// Distances on the ground, for "within so many miles of a ZIP's centre".

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The middle of a ZIP; null where it is not known. */
export const pointOf = (place: { latitude: number | null; longitude: number | null } | null): Point | null =>
  place?.latitude != null && place.longitude != null ? { latitude: place.latitude, longitude: place.longitude } : null;

const EARTH_RADIUS_MILES = 3958.8;
const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180;

/** The smallest box of degrees that holds the circle; an index can look in it. Not for places at a pole. */
export function boxAround({ latitude, longitude }: Point, miles: number): Box {
  const up = miles / MILES_PER_DEGREE;
  // Meridians draw together towards the pole: the box must be wide enough at its poleward edge.
  const widest = Math.min(89, Math.abs(latitude) + up);
  const across = up / Math.cos((widest * Math.PI) / 180);
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across };
}

/** Great-circle miles (haversine) as SQL; NULL for a place without a point. Arguments are SQL expressions in degrees. */
export const milesSql = (from: { latitude: string; longitude: string }, latitude: string, longitude: string): string =>
  // least() passes over a NULL, which would put the place on the other side of the earth.
  `CASE WHEN ${latitude} IS NOT NULL AND ${longitude} IS NOT NULL THEN
     ${2 * EARTH_RADIUS_MILES} * asin(least(1, sqrt(
       power(sin(radians(${latitude} - ${from.latitude}) / 2), 2)
       + cos(radians(${from.latitude})) * cos(radians(${latitude}))
         * power(sin(radians(${longitude} - ${from.longitude}) / 2), 2)))) END`;

/** The ZIP's center is not known better than to a tenth of a mile. */
export const tenths = (miles: number): number => Math.round(miles * 10) / 10;
