import type { BilingualText, ErrorStatus } from '@app/contracts/http/errors';
import type { SignInFailureReason } from '@app/contracts/http/gateway';
import { DomainError } from '@app/kit/domain-error';

const ANSWERS: Record<SignInFailureReason, { status: ErrorStatus; text: BilingualText }> = {
  unavailable: {
    status: 503,
    text: {
      ko: '지금은 로그인할 수 없습니다. 로그인하지 않아도 안내는 모두 보실 수 있습니다. 잠시 뒤에 다시 해 주세요.',
      en: 'You cannot log in right now. Everything else works without it. Please try again in a moment.',
    },
  },
  refused: {
    status: 403,
    text: {
      ko: '로그인되지 않았습니다. 로그인하지 않아도 안내는 모두 보실 수 있습니다.',
      en: 'You were not signed in, because it was refused or cancelled. Everything else works without it.',
    },
  },
  failed: {
    status: 401,
    text: {
      ko: '로그인을 마치지 못했습니다. 처음부터 다시 해 주세요.',
      en: 'Signing in could not be completed. Please start again from the beginning.',
    },
  },
};

const NOT_SET_UP: BilingualText = {
  ko: '이 사이트에는 로그인이 아직 준비되어 있지 않습니다. 로그인하지 않아도 안내는 모두 보실 수 있습니다.',
  en: 'Signing in is not set up on this site. Everything else works without it.',
};

/** A sign-in that did not succeed. */
export class SignInFailure extends DomainError {
  /** @param cause the reason, for the log only. */
  constructor(
    readonly reason: SignInFailureReason,
    cause?: unknown,
    text: BilingualText = ANSWERS[reason].text,
  ) {
    super(ANSWERS[reason].status, text, { cause });
    this.name = 'SignInFailure';
  }
}

/** The installation names no provider. */
export const notSetUp = (): SignInFailure => new SignInFailure('unavailable', undefined, NOT_SET_UP);
