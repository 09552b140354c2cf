// The connection of one process to its queue, and BullMQ standing on it.
import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { QueueConnection, queueConnection, type QueueConnectionOptions } from './queue-connection';

export interface QueueModuleOptions extends QueueConnectionOptions {
  /** QUEUE_URL: postgres:// or redis://. */
  url: string;
}

@Global()
@Module({})
class QueueConnectionModule {
  static forRoot({ url, ...options }: QueueModuleOptions): DynamicModule {
    return {
      module: QueueConnectionModule,
      providers: [{ provide: QueueConnection, useFactory: () => queueConnection(url, options) }],
      exports: [QueueConnection],
    };
  }
}

/** What every queue of a process needs. */
export const queueModules = (options: QueueModuleOptions): DynamicModule[] => [
  QueueConnectionModule.forRoot(options),
  BullModule.forRootAsync({
    inject: [QueueConnection],
    useFactory: (queue: QueueConnection) => ({ connection: queue.bullConnection }),
  }),
];
