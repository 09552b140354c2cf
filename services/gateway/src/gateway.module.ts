import { Module } from '@nestjs/common';
import type { DynamicModule, Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClockModule } from '@app/kit/clock';
import { ConfigModule } from '@app/kit/config.module';
import { HealthModule } from '@app/kit/health.module';
import { AccountsDatabaseService } from './account/accounts-database.service';
import { UserController } from './account/user.controller';
import { UsersRepository } from './account/users.repository';
import { UsersService } from './account/users.service';
import { GatewayConfig } from './config';
import { DocsController } from './docs/docs.controller';
import { DocsService } from './docs/docs.service';
import { HealthController } from './health/health.controller';
import { HealthService } from './health/health.service';
import { OpenSocketsService } from './routing/open-sockets.service';
import { RoutingService } from './routing/routing.service';
import { IdentityService } from './sessions/identity.service';
import { SessionStoreService } from './sessions/session-store.service';
import { SessionsService } from './sessions/sessions.service';
import { ProviderService } from './sign-in/provider.service';
import { SignInController } from './sign-in/sign-in.controller';
import { SiteController } from './website/site.controller';
import { SignInService } from './sign-in/sign-in.service';

const ACCOUNT: Provider[] = [AccountsDatabaseService, UsersRepository, UsersService];
const SESSIONS: Provider[] = [SessionStoreService, SessionsService, IdentityService];
const SIGN_IN: Provider[] = [ProviderService, SignInService];

@Module({})
export class GatewayModule {
  static register(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        ClockModule,
        ConfigModule.register(GatewayConfig, config),
        DiscoveryModule,
        HealthModule.register({ service: 'gateway' }),
      ],
      controllers: [UserController, SignInController, HealthController, SiteController, DocsController],
      providers: [...ACCOUNT, ...SESSIONS, ...SIGN_IN, RoutingService, OpenSocketsService, HealthService, DocsService],
    };
  }
}
