import { shownPicture } from './shown-picture';

const ORIGINS = ['https://pictures.example'];

describe('the picture of a signed-in person', () => {
  it('is shown when it comes from a configured origin', () => {
    expect(shownPicture('https://pictures.example/1.png', ORIGINS)).toBe('https://pictures.example/1.png');
  });

  it.each([
    ['another origin', 'https://pictures.example.evil.example/1.png'],
    ['another port', 'https://pictures.example:8443/1.png'],
    ['no picture', null],
  ])('is not told with %s', (_name, address) => {
    expect(shownPicture(address, ORIGINS)).toBeNull();
  });

  it('is not told when no origin is configured', () => {
    expect(shownPicture('https://pictures.example/1.png', [])).toBeNull();
  });
});
