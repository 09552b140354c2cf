import { scramVerifier } from './scram';

test('makes the verifier PostgreSQL itself would store', () => {
  // The example of RFC 7677: this password, this salt, these keys.
  expect(scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'))).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

test('two calls do not share a salt', () => {
  expect(scramVerifier('pencil')).not.toBe(scramVerifier('pencil'));
});

test('a password outside printable ASCII is left to the server', () => {
  expect(scramVerifier('비밀번호')).toBeNull();
  expect(scramVerifier('')).toBeNull();
});
