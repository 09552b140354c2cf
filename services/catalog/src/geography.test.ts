import { boxAround } from './geography';

const degreesOfMile = 1 / 69.094;

describe('the box around a circle', () => {
  it('is as high as the circle', () => {
    const { south, north } = boxAround({ latitude: 34, longitude: -118 }, 10);
    expect(north - south).toBeCloseTo(20 * degreesOfMile, 3);
  });

  it('is wider in degrees the farther north, and holds the circle at its poleward edge', () => {
    const wide = ({ west, east }: { west: number; east: number }): number => east - west;
    const south = boxAround({ latitude: 33, longitude: -118 }, 50);
    const north = boxAround({ latitude: 42, longitude: -118 }, 50);
    expect(wide(north)).toBeGreaterThan(wide(south));
    expect(wide(south)).toBeGreaterThanOrEqual((100 * degreesOfMile) / Math.cos((33 * Math.PI) / 180));
  });
});
