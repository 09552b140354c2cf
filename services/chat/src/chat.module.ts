import { Module } from '@nestjs/common';
import { HealthModule } from '@app/kit/health.module';

@Module({ imports: [HealthModule.register({ service: 'chat' })] })
export class ChatModule {}
