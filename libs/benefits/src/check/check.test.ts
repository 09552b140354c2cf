import { check, textsOf } from './check.fixture';
import { FORM_ANSWERS } from './form-answers.scenarios';

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('the eligibility check', () => {
  test.each(FORM_ANSWERS)(
    '$age, $annualIncome, $citizenshipStatus, $currentInsurance: $medicare, $mediCal, $extraHelp',
    ({ medicare, mediCal, extraHelp, ...given }) => {
      expect(check(given)).toMatchObject({ medicare, mediCal, extraHelp });
    },
  );

  test('a false answer names the limit and the person’s own figure', () => {
    const { reasons } = check({ annualIncome: 25_000 });
    expect(reasons.mediCal.en).toBe('Your income before deductions is $227.33 above the 2026 limit of $1,856 a month.');
    expect(reasons.extraHelp.ko).toBe(
      '공제 전 소득이 한 달 2,015달러보다 적어야 합니다(2026년). 답하신 소득은 2,083.33달러입니다.',
    );
    expect(check({ age: 62 }).reasons.medicare.en).toContain('Medicare starts at 65.');
  });

  test('the headline names what may be possible and is not there yet, and never more', () => {
    expect(check({ currentInsurance: 'medicare' }).headline.ko).toBe(
      '2026년 기준으로 메디캘과 약값 추가 지원 등에 해당될 수 있습니다',
    );
    expect(check({ annualIncome: 60_000 }).headline.en).toBe('Based on 2026 limits, you may qualify for Medicare');
    expect(check({ annualIncome: 300_000, currentInsurance: 'medicare', assetsBand: 'aboveLimit' }).headline.en).toBe(
      'Check your Medicare plan by December 7, 2026',
    );
  });

  test('a month makes the year, and an income nobody knows decides nothing', () => {
    expect(check({ monthlyIncome: 1_400 })).toEqual(check({ annualIncome: 16_800 }));
    const answer = check({ isIncomeUnknown: true });
    expect(answer).toMatchObject({ medicare: true, mediCal: false, extraHelp: false });
    expect(answer.outcomes).toEqual({ medicare: 'pass', mediCal: 'unknown', extraHelp: 'unknown' });
    expect(answer.reasons.mediCal.ko).toBe('공제 전 소득이 한 달 1,856달러 이하이면 해당될 수 있습니다(2026년 기준).');
    expect(answer.programs.filter(({ yours }) => yours?.unit.startsWith('usd'))).toEqual([]);
  });

  test('the first action says by when: three months of bills in 2026, two or one from 2027', () => {
    const first = (given: Parameters<typeof check>[0]) => check(given).actions[0]!;
    expect(first({ asOf: '2026-11-21' }).when.ko).toBe(
      '언제든지 할 수 있지만 2026년 12월 31일까지 하시면 가장 좋습니다',
    );
    expect(first({ asOf: '2026-11-21' }).steps[0]?.ko).toBe(
      '2026년 12월 31일까지 신청하면 메디캘이 지난 3개월 병원비까지 내 줄 수 있습니다. 2027년 신청부터는 2개월입니다.',
    );
    expect(first({ age: 62 }).steps[0]?.en).toContain('If you apply in 2027 or later, that becomes 1 month.');
    expect(first({ asOf: '2027-01-02' }).when.en).toBe('Any time');
    expect(first({ currentInsurance: 'medicare' }).steps).toHaveLength(4);
  });

  test('the card is in both languages and says what the first action asks for', () => {
    const { card } = check({ currentInsurance: 'medicare', monthlyIncome: 1_400, householdSize: 1 });
    expect(card.say.en).toBe(
      'I would like to apply for Medi-Cal and the Medicare Savings Program (MSP). Please provide a Korean interpreter.',
    );
    expect(card.facts.map(({ label, value }) => `${label.en}: ${value.en}`)).toEqual([
      'Age: 72',
      'Status: US citizen',
      'Household: 1',
      'Gross income: $1,400 / month',
      'Coverage now: Medicare',
    ]);
  });

  test('at the limit Medi-Cal is possible, one dollar over it is not but close, 251 over it is not close', () => {
    const at = (annualIncome: number) => check({ annualIncome });
    const isClose = (annualIncome: number) => ids(at(annualIncome).actions).includes('borderline-medi-cal');
    expect([at(22_272).mediCal, at(22_273).mediCal]).toEqual([true, false]);
    expect([isClose(22_272), isClose(22_273), isClose(22_522), isClose(22_523)]).toEqual([false, true, true, false]);
    expect(at(22_273).reasons.mediCal.en).toContain('so apply. The county decides.');
    expect(at(22_273).programs.find(({ program }) => program === 'medi-cal')?.outcome).toBe('undecided');
  });

  test('savings decide only when they were said, and not before 2026', () => {
    expect(check({ assetsBand: 'upToOne' }).outcomes.mediCal).toBe('pass');
    expect(check()).toMatchObject({ mediCal: true, outcomes: { mediCal: 'unknown' } });
    expect(check({ assetsBand: 'upToCouple' })).toMatchObject({ mediCal: false, extraHelp: false });
    expect(check({ assetsBand: 'withinLimit' }).outcomes.mediCal).toBe('pass');
    expect(check({ assetsBand: 'aboveLimit', householdSize: 4 }).mediCal).toBe(false);
    expect(check({ assetsBand: 'upToCouple', householdSize: 2 }).mediCal).toBe(true);
    expect(check({ assetsBand: 'aboveCouple', asOf: '2025-12-31' }).mediCal).toBe(true);
    expect(check({ assetsBand: 'aboveCouple', asOf: '2026-01-01' }).mediCal).toBe(false);
    expect(check({ age: 62, assetsBand: 'aboveCouple' }).mediCal).toBe(true);
  });

  test('says what was assumed, the year of the limits and the day they were checked', () => {
    const { assumptions, figureYear } = check();
    const said = assumptions.map(({ en }) => en).join(' ');
    expect(figureYear).toBe(2026);
    expect(said).toContain('We assumed that you have no spouse and no children under 21 (household of one).');
    expect(said).toContain('treated all your income as pension income and subtracted $20 a month');
    expect(said).toContain('We did not ask about your assets');
    expect(said).toContain('2026 limits, checked November 20, 2026.');
    expect(check({ householdSize: 1 }).assumptions.map(({ en }) => en)).not.toContain(
      'We assumed that you have no spouse and no children under 21 (household of one).',
    );
  });

  test('speaks of a spouse only where a couple would be answered otherwise', () => {
    const speaks = (annualIncome: number) =>
      textsOf(check({ annualIncome }).assumptions).some(({ en }) => en.startsWith('If you live with a spouse'));
    expect([speaks(15_000), speaks(25_000), speaks(60_000)]).toEqual([false, true, false]);
  });

  test('in 2027 the limits of 2026 are used, and the answer says that we do not have those of 2027', () => {
    const answer = check({ asOf: '2027-02-01' });
    expect(answer.figureYear).toBe(2026);
    expect(answer.assumptions.at(-1)?.ko).toContain(
      '2026년 기준으로 계산했습니다. 2027년 금액 가운데 아직 확인하지 못한 것은 이렇습니다: 파트 A와 파트 B 금액',
    );
    expect(answer.assumptions.at(-1)?.ko).not.toContain('파트 D');
  });

  test('recommendations are the actions in the asked language, Korean unless English', () => {
    const { recommendations, actions } = check();
    expect(recommendations).toEqual(actions.map(({ title, steps }) => `${title.ko}. ${steps[0]?.ko}`));
    expect(recommendations[0]).toContain('지난 3개월 병원비까지');
  });

  test('the autumn window is named with the days left while it is open, to people with Medicare', () => {
    const windowOf = (asOf: string) =>
      check({ asOf, currentInsurance: 'medicare' }).actions.find(({ id }) => id === 'annual-window');
    expect(windowOf('2026-11-21')?.when.ko).toBe('2026년 12월 7일까지(16일 남음)');
    expect(windowOf('2026-12-07')?.when.en).toContain('0 days left');
    expect(windowOf('2026-12-08')).toBeUndefined();
    expect(ids(check().actions)).not.toContain('annual-window');
  });

  test('above the limit Covered California is named before 65, and a share of cost only where nothing else covers', () => {
    expect(ids(check({ annualIncome: 40_000 }).actions)).not.toContain('share-of-cost');
    expect(ids(check({ annualIncome: 40_000, currentInsurance: 'medicare' }).actions)).not.toContain('share-of-cost');
    expect(ids(check({ age: 62, annualIncome: 40_000 }).actions)).toContain('covered-california');
    expect(ids(check({ age: 62, annualIncome: 40_000 }).apply)[0]).toBe('covered-ca-ko');
  });

  test('every answer ends with free counselling, legal help and the sentences it must carry', () => {
    const answer = check();
    expect(answer.actions.at(-1)?.id).toBe('counseling');
    expect(ids(answer.apply)).toEqual(expect.arrayContaining(['ssa', 'hicap', 'hca', 'state-hearing']));
    const notices = answer.notices.map(({ en }) => en).join(' ');
    expect(notices).toContain('not a government site');
    expect(notices).toContain('We didn’t store anything you entered.');
    expect(notices).toContain('free and confidential');
  });
});
