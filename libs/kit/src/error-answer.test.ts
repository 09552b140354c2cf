import { ForbiddenException, HttpException, ServiceUnavailableException } from '@nestjs/common';
import { ERROR_CODES, ERROR_DETAILS } from '@app/contracts/http/errors';
import type { ErrorStatus } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';
import { errorAnswer } from './error-answer';
import { errorMessage } from './error-messages';

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
    ['a disk that is full', coded('ENOSPC', 'write'), 507, true],
    ['a database without room', Object.assign(new Error('x'), { driverError: coded('53100') }), 507, true],
    ['a database that is frozen', new Error('Query read timeout'), 503, true],
    ['a file that is missing', coded('ENOENT', 'open'), 500, true],
    ['a statement that failed', coded('42P01'), 500, true],
    ['a visitor who hangs up while sending', Object.assign(httpError(400, true), { code: 'ECONNABORTED' }), 400, false],
    ['a refusal of ours', new DomainError(409), 409, false],
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

  it('says of a statement that ran too long what to do next, by its detail', () => {
    const { body, retryAfterSeconds } = errorAnswer(coded('57014'), 'id-1');
    expect(body).toMatchObject({ code: 'unavailable', detail: 'search_too_slow' });
    expect(body.message).toMatch(/ZIP code/);
    expect(retryAfterSeconds).toBe(5);
  });

  it('has a sentence for every status and every detail, each detail its own', () => {
    for (const status of Object.keys(ERROR_CODES))
      expect(errorMessage(Number(status) as ErrorStatus)).toMatch(/^[A-Z]/);
    expect(new Set(ERROR_DETAILS.map((detail) => errorMessage(400, detail))).size).toBe(ERROR_DETAILS.length);
  });
});
