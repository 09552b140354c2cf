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

/**
 * Who is signed in: asked once, never retried. null is nobody (a 401 is an answer; without an answer nobody is known to be),
 * undefined is not answered yet.
 */
export function useUser(): UserResponse | null | undefined {
  const { data, error } = useSWR<UserResponse | null, Error>(GATEWAY_PATHS.user, readUser);
  return error ? null : data;
}

/** First name, else the part of the address before the at sign, else null (the caller says "user"). */
export function displayName(user: Pick<UserResponse, 'firstName' | 'email'>): string | null {
  return user.firstName?.trim() || user.email.split('@')[0]?.trim() || null;
}
