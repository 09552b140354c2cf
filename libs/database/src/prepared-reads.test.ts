import { StatementNames } from './prepared-reads';

describe('names of statements', () => {
  it('are one for one text, and of one kind', () => {
    const names = new StatementNames('words');
    const [one, other] = [names.of('SELECT 1'), names.of('SELECT 2')];
    expect(one).toMatch(/^words [\w-]{16}$/);
    expect(other).not.toBe(one);
    expect(names.of('SELECT 1')).toBe(one);
    expect(new StatementNames('words').of('SELECT 1')).toBe(one);
  });

  it('end: a connection keeps the plan of each', () => {
    const names = new StatementNames('words');
    const texts = Array.from({ length: 100 }, (_, index) => `SELECT ${index}`);
    const given = texts.map((text) => names.of(text)).filter((name) => name !== null);
    expect(given).toHaveLength(40);
    expect(names.of('SELECT 0')).toBe(given[0]);
    expect(names.of('SELECT 99')).toBeNull();
  });
});
