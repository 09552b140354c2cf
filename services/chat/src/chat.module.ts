import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { ConfigModule } from '@app/kit/config.module';
import { HealthModule } from '@app/kit/health.module';
import { ChatConfig } from './config';
import { SocketsModule } from './sockets/sockets.module';

@Module({})
export class ChatModule {
  static register(config: ChatConfig): DynamicModule {
    return {
      module: ChatModule,
      imports: [
        ConfigModule.register(ChatConfig, config),
        // Without the assistant it still greets, and says that nobody can answer: its readiness is its own.
        HealthModule.register({ service: 'chat' }),
        SocketsModule,
      ],
    };
  }
}
