import { parseCost } from './cost-cell';
import { costLines, shortCost } from './cost-words';

function parsedCost(text: string) {
  const cost = parseCost(text);
  if (!cost) throw new Error(`not read: ${text}`);
  return {
    ko: costLines(cost, 'ko').map(({ label, text: words }) => `${label ?? '-'}: ${words}`),
    en: costLines(cost, 'en').map(({ label, text: words }) => `${label ?? '-'}: ${words}`),
    row: [shortCost(cost, 'ko'), shortCost(cost, 'en')],
  };
}

describe('a cost in the reader’s words', () => {
  it('names the network and the amount', () => {
    expect(parsedCost('In-network: $0-$45 copay; Out-of-network: 40% coinsurance')).toEqual({
      ko: ['계약 병원·의사: 0~45달러', '계약 밖: 비용의 40%'],
      en: ['In network: $0–$45', 'Out of network: 40% of the cost'],
      row: ['0~45달러', '$0–$45'],
    });
    expect(parsedCost('$130 copay').row).toEqual(['130달러', '$130']);
  });

  it('lists the days of a hospital stay and leaves out a stay that costs nothing more', () => {
    expect(parsedCost('Tier 1 $1,150 per day for days 1-5; $0 per day for days 6-90; $0 per stay')).toEqual({
      ko: ['-: 1~5일째 하루 1,150달러, 6~90일째 0달러'],
      en: ['-: $1,150 a day for days 1–5, $0 for days 6–90'],
      row: ['1~5일째 하루 1,150달러, 6~90일째 0달러', '$1,150 a day for days 1–5, $0 for days 6–90'],
    });
    expect(parsedCost('Tier 1 $500 per stay').row).toEqual(['입원 한 번에 500달러', '$500 a stay']);
    expect(parsedCost('$950 per day for days 1-8; $0 per day for days 9-999').ko).toEqual([
      '-: 1~8일째 하루 950달러, 9일째부터 0달러',
    ]);
  });

  it('speaks of tiers only where there are two, and puts the first in the row', () => {
    expect(
      parsedCost('In-network: Tier 1 $100 per stay; Tier 2 $200 per stay; $10 Lifetime Reserve Days for days 1-60'),
    ).toEqual({
      ko: [
        '계약 병원·의사, 1등급 병원: 입원 한 번에 100달러',
        '계약 병원·의사, 2등급 병원: 입원 한 번에 200달러, 평생 예비 입원일 1~60일째 하루 10달러',
      ],
      en: [
        'In network, Tier 1 hospitals: $100 a stay',
        'In network, Tier 2 hospitals: $200 a stay, $10 a day for lifetime reserve days 1–60',
      ],
      row: ['입원 한 번에 100달러', '$100 a stay'],
    });
  });

  it('puts "or" between a copay and a coinsurance, and cents where there are some', () => {
    expect(parsedCost('In-network: $0-$350 copay, 35% coinsurance').ko).toEqual([
      '계약 병원·의사: 0~350달러 또는 비용의 35%',
    ]);
    expect(parsedCost('Standard retail pharmacy, 1 month: $12.50 copay').en).toEqual([
      'Standard pharmacy, 1 month: $12.50',
    ]);
    expect(parsedCost('$12.00 copay').row).toEqual(['12달러', '$12']);
  });

  it('says what is not covered, and nothing in the row of a plan that tells only the price outside', () => {
    expect(parsedCost('Not covered').ko).toEqual(['-: 보장하지 않음']);
    expect(parsedCost('Some coverage').en).toEqual(['-: Some coverage']);
    expect(parsedCost('Out-of-network: $30 copay').row).toEqual([null, null]);
  });
});
