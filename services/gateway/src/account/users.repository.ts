import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import type { UserResponse } from '@app/contracts/http/gateway';
import { DomainError } from '@app/kit/domain-error';
import { AccountsDatabaseService } from './accounts-database.service';

/** What a provider told of a person at a sign-in. */
export interface UserProfile {
  issuer: string;
  subject: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

const REMEMBER = `
  INSERT INTO accounts.users (issuer, subject, email, first_name, last_name, picture_url)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (issuer, subject) DO UPDATE
     SET email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
         picture_url = excluded.picture_url, last_sign_in_at = now()
  RETURNING id`;

const FIND = `
  SELECT id, coalesce(email, '') AS email, first_name AS "firstName", last_name AS "lastName",
         picture_url AS "profileImageUrl"
    FROM accounts.users WHERE id = $1`;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: AccountsDatabaseService) {}

  /** Adds the person, or takes over what the provider says today; the id stays the same for an issuer and subject. */
  async remember({ issuer, subject, email, firstName, lastName, pictureUrl }: UserProfile): Promise<string> {
    const values = [issuer, subject, email, firstName, lastName, pictureUrl];
    const { rows } = await this.pool().query<{ id: string }>(REMEMBER, values);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('the user was not stored');
    return id;
  }

  /** null when the account is gone. */
  async find(id: string): Promise<Omit<UserResponse, 'roles'> | null> {
    const { rows } = await this.pool().query<Omit<UserResponse, 'roles'>>(FIND, [id]);
    return rows[0] ?? null;
  }

  private pool(): Pool {
    if (!this.database.pool) throw new DomainError(503);
    return this.database.pool;
  }
}
