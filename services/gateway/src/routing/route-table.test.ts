import { ROUTE_TABLE, routeFor } from './route-table';

describe('the route table', () => {
  it.each([
    ['/api/providers', 'catalog'],
    ['/api/providers/1', 'catalog'],
    ['/api/providers/crawl-hospitals', 'crawler'],
    ['/api/insurance-plans', 'catalog'],
    ['/api/insurance-plans/type/medicare', 'catalog'],
    ['/api/offices', 'catalog'],
    ['/api/drugs', 'catalog'],
    ['/api/drug-costs', 'catalog'],
    ['/api/crawl/runs', 'crawler'],
    ['/api/eligibility-check', 'eligibility'],
    ['/api/ai-analysis', 'eligibility'],
    ['/api/chat', 'eligibility'],
    ['/api/chat/counts', 'eligibility'],
    ['/internal/assistant/reply', undefined],
    ['/api/crawler', undefined],
    ['/api', undefined],
    ['/internal/health', undefined],
  ])('sends %s to %s', (path, service) => expect(routeFor(path)?.service).toBe(service));

  it('has no line that another one hides', () => {
    for (const { prefix } of ROUTE_TABLE) expect(routeFor(prefix)?.prefix).toBe(prefix);
  });
});
