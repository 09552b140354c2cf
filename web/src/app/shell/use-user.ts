import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import type { UserResponse } from '@app/contracts/http/gateway';
import useSWR from 'swr';
import { apiGet } from '@web/shared/api/api-client';
import { ApiError } from '@web/shared/api/api-error';

async function readUser(path: string): Promise<UserResponse | null> {
  try {
    return await apiGet<UserResponse>(path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in person, or null: a 401 is an answer, not an error. */
export function useUser(): UserResponse | null {
  const { data } = useSWR(GATEWAY_PATHS.user, readUser);
  return data ?? null;
}

/** First name, else the part of the address before the at sign, else null (the caller says "user"). */
export function displayName(user: Pick<UserResponse, 'firstName' | 'email'>): string | null {
  return user.firstName?.trim() || user.email.split('@')[0]?.trim() || null;
}
