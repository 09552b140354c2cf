import { ELIGIBILITY_PROGRAMS } from '@app/contracts/http/eligibility';
import type { ProgramJudge } from './line';
import { PROGRAMS } from './programs';
import { registryOf } from './registry';

const judges = [...PROGRAMS.values()];

describe('the registry of programs', () => {
  test('holds every program of the contract once, in its order', () => {
    expect([...PROGRAMS.keys()]).toEqual([...ELIGIBILITY_PROGRAMS]);
    expect(registryOf([...judges].reverse())).toEqual(PROGRAMS);
  });

  test('a program nobody judges is an error that names it', () => {
    expect(() => registryOf(judges.filter(({ program }) => program !== 'care'))).toThrow('program care has no judge');
  });

  test('a program judged twice is an error that names it', () => {
    expect(() => registryOf([...judges, judges[3]!])).toThrow('program qmb is judged twice');
  });

  test('a judge of a program that the contract does not declare is an error that names it', () => {
    const foreign = { ...judges[0]!, program: 'lottery' } as unknown as ProgramJudge;
    expect(() => registryOf([...judges, foreign])).toThrow('program lottery is not declared');
  });
});
