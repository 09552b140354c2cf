import { Module } from '@nestjs/common';
import { RepliesModule } from '../replies/replies.module';
import { ChatGateway } from './chat.gateway';
import { ConversationsService } from './conversations.service';
import { PlainSocketsService } from './plain-sockets.service';
import { UpgradeDoor } from './upgrade-door';
import { VisitorRates } from './visitor-rates';

@Module({
  imports: [RepliesModule],
  providers: [ChatGateway, ConversationsService, PlainSocketsService, UpgradeDoor, VisitorRates],
})
export class SocketsModule {}
