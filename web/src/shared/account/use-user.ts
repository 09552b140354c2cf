import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { UserResponse } from '@app/contracts/http/gateway';
import useSWR from 'swr';
import { apiGetOwn } from '@web/shared/api/api-client';
import type { UiLanguage } from '@web/base/i18n/language';

/**
 * Who is signed in: requested once, never retried. null is no one (also when no answer comes: no one is known to be then),
 * undefined is not answered yet.
 */
export function useUser(): UserResponse | null | undefined {
  // As our own page: it gets null for a visitor, where others get a 401 that the browser would print as an error.
  const { data, error } = useSWR<UserResponse | null, Error>(GATEWAY_PATHS.user, apiGetOwn);
  return error ? null : data;
}

type Named = Pick<UserResponse, 'firstName' | 'lastName' | 'email'>;

/**
 * First name, else the part of the address before the at sign, else null (the caller says "user").
 * In Korean no one calls an elder by the first name alone: family name first, then "님" (the locale adds it).
 */
export function displayName(user: Named, language: UiLanguage): string | null {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  const isHangul = /[가-힣]/.test(first + last);
  const whole = isHangul ? last + first : `${first} ${last}`.trim();
  return (language === 'ko' ? first && whole : first) || user.email.split('@')[0]?.trim() || null;
}
