import { ForbiddenException, HttpException, ServiceUnavailableException } from '@nestjs/common';
import { ERROR_CODES } from '@app/contracts/http/errors';
import { DomainError } from './domain-error';
import { errorAnswer } from './error-answer';
import { ERROR_MESSAGES } from './error-messages';

const httpError = (statusCode: number, expose: boolean): Error => Object.assign(new Error('x'), { statusCode, expose });

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
    ['a refusal of ours', new DomainError(409, ERROR_MESSAGES[409]), 409, false],
  ])('%s', (_name, error, status, isUnexpected) => {
    const answer = errorAnswer(error, 'id-1');
    expect([answer.status, answer.isUnexpected, answer.body.requestId]).toEqual([status, isUnexpected, 'id-1']);
    expect(answer.body.code).toBe(ERROR_CODES[answer.status]);
  });

  it('has a sentence in both languages for every status', () => {
    for (const { ko, en } of Object.values(ERROR_MESSAGES)) {
      expect(ko).toMatch(/[가-힣]/);
      expect(en).toMatch(/^[A-Z]/);
    }
  });
});
