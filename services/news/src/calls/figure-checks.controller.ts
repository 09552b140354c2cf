import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Get, Header, Headers, HttpCode, Logger, Post } from '@nestjs/common';
import {
  type FigureBoardResponse,
  FIGURE_CHECK_PATHS,
  type FigureChecksResponse,
} from '@app/contracts/http/figure-checks';
import { ApiCall } from '@app/kit/api-call';
import { OperatorAccess } from '@app/kit/operator-access';
import { FiguresQueue } from '@app/queues/figures-queue';
import { ShownChecksService } from '../watch/shown-checks.service';

const NO_STORE = 'no-store';

@Controller()
export class FigureChecksController {
  private readonly logger = new Logger(FigureChecksController.name);

  constructor(
    private readonly checks: ShownChecksService,
    private readonly queue: FiguresQueue,
    private readonly access: OperatorAccess,
  ) {}

  // Read once a week: a browser may keep it a while, and then asks with its ETag.
  @Get(FIGURE_CHECK_PATHS.checks)
  @Header('Cache-Control', 'public, max-age=60')
  @ApiCall({
    summary: 'Which official pages were found to print our figures, and which figures are being checked',
    responses: { 200: 'FigureChecksResponse' },
  })
  list(): Promise<FigureChecksResponse> {
    return this.checks.forVisitors();
  }

  @Get(FIGURE_CHECK_PATHS.board)
  @Header('Cache-Control', NO_STORE)
  @ApiCall({
    summary: 'How the last reading of the official pages ended, and every value that was not found',
    responses: { 200: 'FigureBoardResponse' },
  })
  board(@Headers() headers: IncomingHttpHeaders): Promise<FigureBoardResponse> {
    return this.state(headers);
  }

  @Post(FIGURE_CHECK_PATHS.run)
  @HttpCode(202)
  @Header('Cache-Control', NO_STORE)
  @ApiCall({
    summary:
      'Has the official pages read now, or joins the reading under way; one that ended in the last minute is enough',
    responses: { 202: 'FigureBoardResponse' },
  })
  async run(@Headers() headers: IncomingHttpHeaders): Promise<FigureBoardResponse> {
    this.access.assertMayChange(headers);
    await this.queue.run();
    return this.state(headers);
  }

  private async state(headers: IncomingHttpHeaders): Promise<FigureBoardResponse> {
    const [stored, next] = await Promise.all([
      this.checks.forOperators(),
      this.queue.nextReading().catch((error: Error) => {
        this.logger.warn(`the next reading is not known: ${error.message}`);
        return null;
      }),
    ]);
    const { rule: access } = this.access;
    return { ...stored, nextAt: next?.toISOString() ?? null, access, mayRun: this.access.mayChange(headers) };
  }
}
