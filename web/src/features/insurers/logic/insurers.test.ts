import { INSURERS } from '@app/content/records/insurers';
import { curatedProvenance } from '@web/shared/provenance/curated';
import { plan } from '../../../../test/plan-records';
import { carrierOf } from './insurer-facts';
import { findInsurers, INSURER_QUERY } from './insurer-list';
import { benefitCount, planSummary } from './plan-summary';

const ids = (words: string, language: 'ko' | 'en' = 'ko', kind: Parameters<typeof findInsurers>[1]['kind'] = null) =>
  findInsurers(INSURERS, { words, kind }, language).map(({ id }) => id);

describe('companies found', () => {
  it('finds part of a name in either language, whatever the case', () => {
    expect(ids('카이저')).toEqual(['kaiser']);
    expect(ids(' KAISER ')).toEqual(['kaiser']);
    expect(ids('')).toHaveLength(6);
    expect(ids('no such company')).toEqual([]);
  });

  it('searches the description in the language of the page', () => {
    expect(ids('비영리', 'ko')).toEqual(['blue-shield']);
    expect(ids('비영리', 'en')).toEqual([]);
    expect(ids('nonprofit', 'en')).toEqual(['blue-shield']);
  });

  it('filters by kind; companies whose kind no one confirmed are a kind of their own', () => {
    expect(ids('', 'ko', 'safety-net')).toEqual(['la-care']);
    expect(ids('', 'ko', 'unconfirmed')).toEqual(['uhc-aarp', 'health-net']);
  });

  it('keeps the question in the address', () => {
    const query = { words: '케어', kind: 'safety-net' } as const;
    expect(INSURER_QUERY.read(INSURER_QUERY.write(query))).toEqual(query);
    expect(INSURER_QUERY.read(new URLSearchParams('kind=best'))).toEqual({ words: '', kind: null });
  });
});

describe('what is behind a card', () => {
  it('names a carrier and a source for every curated company', () => {
    for (const insurer of INSURERS) {
      expect(carrierOf(insurer)).not.toBe('');
      expect(curatedProvenance(insurer)).toMatchObject({
        confidence: insurer.confidence,
        checkedOn: insurer.checkedOn,
      });
    }
  });

  it('counts strengths and weaknesses over the plans and leaves out what there is none of', () => {
    const rows = [
      plan({ monthlyPremium: 0, starRating: 4, planType: 'HMO' }),
      plan({ monthlyPremium: 34, starRating: 3, planType: 'PPO' }),
      plan({ monthlyPremium: null, starRating: null, planType: 'HMO D-SNP', snpType: 'D-SNP' }),
    ];
    expect(planSummary(rows)).toEqual({
      total: 3,
      strengths: [
        { id: 'noPremium', count: 1 },
        { id: 'goodStars', count: 1 },
        { id: 'ppo', count: 1 },
        { id: 'dual', count: 1 },
        { id: 'drugs', count: 3 },
      ],
      weaknesses: [
        { id: 'hmoOnly', count: 2 },
        { id: 'weakStars', count: 1 },
        { id: 'noStars', count: 1 },
        { id: 'specialOnly', count: 1 },
      ],
    });
  });

  it('counts a benefit only over plans whose source says yes or no', () => {
    const rows = [
      plan({ benefits: { dental: { isCovered: true, text: '$0' } } }),
      plan({ benefits: { dental: { isCovered: false, text: 'Not covered' } } }),
      plan({ benefits: { dental: { isCovered: null, text: null } } }),
      plan(),
    ];
    expect(benefitCount(rows, 'dental')).toEqual({ covered: 1, stated: 2 });
  });
});
