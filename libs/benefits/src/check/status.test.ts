import { check } from './check.fixture';

const other = { age: 67, citizenshipStatus: 'other' } as const;
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

describe('a status outside citizen and resident', () => {
  test('full scope whatever the status until the end of 2025, undecided from 2026 on, and the first sentence says so', () => {
    expect(check({ ...other, assetsBand: 'upToOne', asOf: '2025-12-31' }).outcomes.mediCal).toBe('pass');
    const answer = check({ ...other, assetsBand: 'upToOne', asOf: '2026-01-01' });
    expect(answer).toMatchObject({ mediCal: true, outcomes: { mediCal: 'unknown' } });
    expect(answer.recommendations[0]).toContain(
      '신분에 따라 메디캘이 모든 진료를 보장할 수도 있고, 응급과 임신 관련 진료만 보장할 수도 있습니다.',
    );
    expect(answer.reasons.mediCal.en).toContain('depends on your status');
    expect(answer.actions[0]).toMatchObject({ program: 'medi-cal', contacts: ['hca', 'medi-cal'] });
  });

  test('people who have Medi-Cal are told to renew on time', () => {
    const answer = check({ ...other, currentInsurance: 'medicaid' });
    expect(answer.mediCal).toBe(true);
    expect(answer.actions[0]?.steps[1]?.en).toContain('may not be able to get back in');
  });

  test('Medicare ends on 2027-01-04, and the answer before that day says so', () => {
    const enrolled = { ...other, currentInsurance: 'medicare' } as const;
    const before = check({ ...enrolled, asOf: '2027-01-03' });
    expect(before.medicare).toBe(true);
    expect(ids(before.actions)).toContain('keep-medicare');
    expect(before.switches.map(({ on }) => on)).toContain('2027-01-04');
    const after = check({ ...enrolled, asOf: '2027-01-04' });
    expect(after).toMatchObject({ medicare: false, extraHelp: false });
    expect(after.switches.map(({ on }) => on)).not.toContain('2027-01-04');
  });

  test('is never advised to sign up: legal aid stands first, and family members need not give theirs', () => {
    const answers = [check(other), check({ ...other, currentInsurance: 'medicare' }), check({ ...other, age: 62 })];
    for (const { actions, apply, notices } of answers) {
      expect(ids(actions).filter((id) => /^(apply|sign-up|savings|part-a|extra-help)/.test(id))).toEqual([]);
      expect(apply[0]?.id).toBe('hca');
      const said = notices.map(({ en }) => en).join(' ');
      expect(said).toContain('do not have to give their immigration status');
      expect(said).toContain('talk to legal aid before you apply');
    }
  });

  test('a change of status is never among what would change the answer', () => {
    for (const status of ['other', 'citizen', 'resident'] as const) {
      const flips = check({ ...other, citizenshipStatus: status }).wouldChange;
      expect(flips.filter(({ change }) => change.citizenshipStatus !== undefined)).toEqual([]);
    }
  });

  test('a status that nobody said decides nothing and stands on no card', () => {
    const answer = check({ citizenshipStatus: 'unsaid' });
    expect(answer).toMatchObject({ medicare: false, outcomes: { medicare: 'unknown' } });
    expect(answer.programs.find(({ program }) => program === 'medicare')?.outcome).toBe('undecided');
    expect(answer.card.facts.map(({ label }) => label.en)).not.toContain('Status');
  });
});
