import { EMERGENCY_KITS } from './emergency-kits';
import { EMERGENCY_PLAN } from './emergency-plan';

describe('the emergency lists', () => {
  const [home, vehicle, workplace] = EMERGENCY_KITS.kits.map(({ groups }) => groups.map(({ items }) => items.length));

  it('hold six groups of six for the home, eight things for the car and eight for work', () => {
    expect({ home, vehicle, workplace }).toEqual({ home: [6, 6, 6, 6, 6, 6], vehicle: [8], workplace: [8] });
  });

  it('name every thing once: its id is what the browser keeps', () => {
    const ids = EMERGENCY_KITS.kits.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lead out of the house in four steps', () => {
    expect(EMERGENCY_PLAN.steps).toHaveLength(4);
  });
});
