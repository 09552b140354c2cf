import { ForbiddenException, HttpException, ServiceUnavailableException } from '@nestjs/common';
import { ERROR_CODES } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';
import { errorAnswer } from './error-answer';
import { ERROR_MESSAGES, TOO_SLOW_MESSAGE } from './error-messages';

const httpError = (statusCode: number, expose: boolean): Error => Object.assign(new Error('x'), { statusCode, expose });
const coded = (code: string, syscall?: string): Error => Object.assign(new Error('x'), { code, syscall });

describe('turning what was thrown into the documented answer', () => {
  it.each([
    ['a bug', new TypeError('x'), 500, true],
    ['something that is no error', 'x', 500, true],
    ['a 5xx of the framework', new ServiceUnavailableException(), 503, true],
    ['a 4xx of the framework', new ForbiddenException(), 403, false],
    ['a status that is not documented', new HttpException('x', 418), 400, false],
    ['an error of the body parser', httpError(413, true), 413, false],
    ['a file error that must not be exposed', httpError(404, false), 500, true],
    ['an address that cannot be decoded', new URIError('x'), 400, false],
    ['a database that refuses connections', coded('ECONNREFUSED'), 503, true],
    ['a database that shuts down', Object.assign(new Error('x'), { driverError: coded('57P01') }), 503, true],
    ['a database that takes no more connections', coded('53300'), 503, true],
    ['a connection that broke', new Error('Connection terminated unexpectedly'), 503, true],
    ['a pool that waits in vain', new Error('timeout exceeded when trying to connect'), 503, true],
    ['a socket file that is missing', coded('ENOENT', 'connect'), 503, true],
    ['a statement that ran too long', Object.assign(new Error('x'), { driverError: coded('57014') }), 503, true],
    ['a file that is missing', coded('ENOENT', 'open'), 500, true],
    ['a statement that failed', coded('42P01'), 500, true],
    ['a visitor who hangs up while sending', Object.assign(httpError(400, true), { code: 'ECONNABORTED' }), 400, false],
    ['a refusal of ours', new DomainError(409, ERROR_MESSAGES[409]), 409, false],
  ])('%s', (_name, error, status, isUnexpected) => {
    const answer = errorAnswer(error, 'id-1');
    expect([answer.status, answer.isUnexpected, answer.body.requestId]).toEqual([status, isUnexpected, 'id-1']);
    expect(answer.body.code).toBe(ERROR_CODES[answer.status]);
  });

  it('says when to come again only where that helps', () => {
    const waits = [coded('ECONNREFUSED'), new TypeError('x'), new ForbiddenException()].map(
      (error) => errorAnswer(error, 'id-1').retryAfterSeconds,
    );
    expect(waits).toEqual([5, undefined, undefined]);
  });

  it('says of a statement that ran too long what to do next, in both languages', () => {
    const { body, retryAfterSeconds } = errorAnswer(coded('57014'), 'id-1');
    expect(body.message).toEqual(TOO_SLOW_MESSAGE);
    expect(body.message).not.toEqual(ERROR_MESSAGES[503]);
    expect(body.message.ko).toMatch(/우편번호/);
    expect(retryAfterSeconds).toBe(5);
  });

  it('has a sentence in both languages for every status', () => {
    for (const { ko, en } of Object.values(ERROR_MESSAGES)) {
      expect(ko).toMatch(/[가-힣]/);
      expect(en).toMatch(/^[A-Z]/);
    }
  });
});
