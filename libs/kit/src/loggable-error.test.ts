import { loggableError } from './loggable-error';

describe('what the log keeps of an error', () => {
  it('keeps type, code, frames and causes, and drops parameters and quoted input', () => {
    const database = Object.assign(new Error('invalid input syntax for type uuid: "010-1234-5678"'), { code: '22P02' });
    const error = Object.assign(new Error('query failed', { cause: database }), {
      parameters: ['당뇨'],
      query: 'SELECT',
    });
    const line = JSON.stringify(loggableError(error));
    expect(line).not.toMatch(/010-1234|당뇨|SELECT/);
    expect(loggableError(error)).toMatchObject({ type: 'Error', message: 'query failed', cause: { code: '22P02' } });
    expect(loggableError(error).stack).toContain('loggable-error.test');
  });

  it('does not print a thrown value that is not an error', () => {
    expect(JSON.stringify(loggableError({ message: 'insulin' }))).not.toContain('insulin');
  });
});
