import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { UserResponse } from '@app/contracts/http/gateway';
import useSWR from 'swr';
import { apiGet } from '@web/shared/api/api-client';
import type { UiLanguage } from '@web/base/i18n/language';
import { ApiError } from '@web/shared/api/api-error';

async function readUser(path: string): Promise<UserResponse | null> {
  try {
    return await apiGet<UserResponse>(path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * Who is signed in: asked once, never retried. null is nobody (a 401 is an answer; without an answer nobody is known to be),
 * undefined is not answered yet.
 */
export function useUser(): UserResponse | null | undefined {
  const { data, error } = useSWR<UserResponse | null, Error>(GATEWAY_PATHS.user, readUser);
  return error ? null : data;
}

type Named = Pick<UserResponse, 'firstName' | 'lastName' | 'email'>;

/**
 * First name, else the part of the address before the at sign, else null (the caller says "user").
 * In Korean nobody calls an elder by the first name alone: family name first, then "님" (the locale adds it).
 */
export function displayName(user: Named, language: UiLanguage): string | null {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  const isHangul = /[가-힣]/.test(first + last);
  const whole = isHangul ? last + first : `${first} ${last}`.trim();
  return (language === 'ko' ? first && whole : first) || user.email.split('@')[0]?.trim() || null;
}
