import { queueKind } from './queue-connection';

describe('the queue URL', () => {
  it.each(['postgres://u:p@h/d', 'postgresql://h/d'])('%s means Postgres', (url) =>
    expect(queueKind(url)).toBe('postgres'),
  );
  it.each(['redis://h:6379', 'rediss://h'])('%s means Redis', (url) => expect(queueKind(url)).toBe('redis'));
  it('names no part of a wrong URL, because it may hold a password', () => {
    expect(() => queueKind('mysql://user:hunter2@127.0.0.1')).toThrow(/must start with postgres/);
    expect(() => queueKind('mysql://user:hunter2@127.0.0.1')).not.toThrow(/hunter2/);
  });
});
