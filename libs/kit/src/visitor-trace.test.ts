import { VISITOR_TRACE, visitorTraces } from './visitor-trace';

describe('the trace of a visitor', () => {
  const here = visitorTraces('a secret that all gateways share');

  it('is the same at every gateway, and another one for everybody else', () => {
    expect(here('198.51.100.7')).toMatch(VISITOR_TRACE);
    expect(visitorTraces('a secret that all gateways share')('198.51.100.7')).toBe(here('198.51.100.7'));
    expect(here('198.51.100.8')).not.toBe(here('198.51.100.7'));
    // One visitor holds a whole /64.
    expect(here('2001:db8::7')).toBe(here('2001:db8::8'));
  });

  it('cannot be made without the secret', () => {
    expect(visitorTraces('another')('198.51.100.7')).not.toBe(here('198.51.100.7'));
    expect(visitorTraces(null)('198.51.100.7')).not.toBe(visitorTraces(null)('198.51.100.7'));
  });
});
