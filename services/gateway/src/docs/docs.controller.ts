import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GATEWAY_PATHS } from '@app/contracts/http/gateway';
import { docsPage } from './docs-page';
import { DocsService } from './docs.service';

@Controller()
export class DocsController {
  constructor(private readonly docs: DocsService) {}

  /** OpenAPI 3.1 as JSON; a browser, which prefers HTML, gets the list for people. */
  @Get(GATEWAY_PATHS.docs)
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    const document = await this.docs.read();
    response.setHeader('Cache-Control', 'no-cache');
    response.vary('Accept');
    if (request.accepts(['json', 'html']) === 'html') response.type('html').send(docsPage(document));
    else response.json(document);
  }
}
