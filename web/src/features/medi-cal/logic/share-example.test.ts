import { FIGURES } from '@app/benefits/figures/figures';
import { shareExample } from './share-example';

describe('the worked example of a share of cost', () => {
  it('takes off the disregard and what is left for living', () => {
    expect(shareExample(FIGURES, '2026-11-21')).toMatchObject({
      pension: 1_900,
      takenOff: 20,
      countable: 1_880,
      need: 600,
      share: 1_280,
    });
  });

  it('is silent on a day of which nothing is loaded', () => expect(shareExample(FIGURES, '2020-01-01')).toBeNull());
});
