import { Injectable } from '@nestjs/common';
import type { UserResponse } from '@app/contracts/http/gateway';
import { GatewayConfig } from '../config';
import { shownPicture } from './shown-picture';
import { UsersRepository } from './users.repository';
import type { UserProfile } from './users.repository';

@Injectable()
export class UsersService {
  constructor(
    private readonly config: GatewayConfig,
    private readonly users: UsersRepository,
  ) {}

  /** Adds the person, or takes over what the provider says today. @returns our id of the person */
  remember(profile: UserProfile): Promise<string> {
    return this.users.remember(profile);
  }

  /** What the pages may show of a person; null when the account is gone. */
  async find(id: string): Promise<Omit<UserResponse, 'roles'> | null> {
    const user = await this.users.find(id);
    return user && { ...user, profileImageUrl: shownPicture(user.profileImageUrl, this.config.pictureOrigins) };
  }
}
