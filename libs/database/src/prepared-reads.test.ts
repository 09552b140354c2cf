import { StatementNames } from './prepared-reads';

describe('names of statements', () => {
  it('are given to a text that is asked again, one for each, of one kind', () => {
    const names = new StatementNames('words');
    expect([names.of('SELECT 1'), names.of('SELECT 2')]).toEqual(['', '']);
    const [one, other] = [names.of('SELECT 1'), names.of('SELECT 2')];
    expect(one).toMatch(/^words [\w-]{16}$/);
    expect(other).not.toBe(one);
    expect(names.of('SELECT 1')).toBe(one);
    const later = new StatementNames('words');
    later.of('SELECT 1');
    expect(later.of('SELECT 1')).toBe(one);
  });

  it('are not used up by texts that are asked once', () => {
    const names = new StatementNames('words');
    for (let index = 0; index < 5_000; index += 1) names.of(`SELECT ${index}`);
    expect(names.of('SELECT 4999')).not.toBe('');
    expect(names.of('SELECT 0')).toBe('');
  });

  it('end: a connection keeps the plan of each', () => {
    const names = new StatementNames('words');
    const texts = Array.from({ length: 100 }, (_, index) => `SELECT ${index}`);
    for (const text of texts) names.of(text);
    const given = texts.map((text) => names.of(text)).filter((name) => name !== '');
    expect(given).toHaveLength(80);
    expect(names.of('SELECT 0')).toBe(given[0]);
    expect(names.of('SELECT 99')).toBe('');
  });
});
