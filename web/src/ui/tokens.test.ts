import { TOKEN_VALUES } from './tokens';
import type { TokenName } from './tokens';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: TokenName, other: TokenName): number {
  const [light, dark] = [luminance(TOKEN_VALUES[one]), luminance(TOKEN_VALUES[other])].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('colour tokens', () => {
  it.each<[TokenName, TokenName]>([
    ['--color-ink', '--color-paper'],
    ['--color-ink', '--color-sunken'],
    ['--color-ink-soft', '--color-paper'],
    ['--color-ink-soft', '--color-surface'],
    ['--color-ink-soft', '--color-sunken'],
    ['--color-teal-700', '--color-surface'],
    ['--color-teal-700', '--color-teal-100'],
    ['--color-ink-soft', '--color-persimmon-100'],
  ])('body text %s on %s reaches 7:1', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each<[TokenName, TokenName]>([
    ['--color-info', '--color-info-100'],
    ['--color-success', '--color-success-100'],
    ['--color-warning', '--color-warning-100'],
    ['--color-danger', '--color-danger-100'],
    ['--color-persimmon-700', '--color-persimmon-100'],
    ['--color-surface', '--color-korean'],
  ])('the words of a state, %s on %s, reach 7:1', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
  });

  it.each<[TokenName, TokenName]>([
    ['--color-surface', '--color-teal-600'],
    ['--color-surface', '--color-persimmon-600'],
    ['--color-disabled', '--color-sunken'],
  ])('%s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each<[TokenName, TokenName]>([
    ['--color-line-strong', '--color-surface'],
    ['--color-focus', '--color-paper'],
  ])('the edge of a control, %s on %s, reaches 3:1', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
