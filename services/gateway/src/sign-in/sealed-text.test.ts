import { SealedText } from './sealed-text';

describe('where a sign-in returns to', () => {
  const text = '/search?q=당뇨 내과';
  const sealed = new SealedText('a secret of at least 32 characters');

  it('is kept so that only this secret opens it, and nothing of it can be read', () => {
    const closed = sealed.seal(text);
    expect(Buffer.from(closed, 'base64url').includes('search')).toBe(false);
    expect(sealed.seal(text)).not.toBe(closed);
    expect(new SealedText('a secret of at least 32 characters').open(closed)).toBe(text);
    expect(new SealedText('another secret of 32 characters...').open(closed)).toBeNull();
  });

  it.each(['', 'x', '/search', 'A'.repeat(60)])('is not believed when it says "%s"', (closed) =>
    expect(sealed.open(closed)).toBeNull(),
  );
});
