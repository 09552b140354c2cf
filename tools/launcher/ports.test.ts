import { portSentence } from './ports.mjs';

const door = (name: string, port: number) => ({ name, port, host: '127.0.0.1' });

it('names the busy port and the variable, with an example that can be typed', () => {
  expect(portSentence(door('gateway', 8080), 8080, 'EADDRINUSE')).toBe(
    'Port 8080 is used by another program. Set PORT to another number, for example: PORT=8180 make start',
  );
});

it('says which part of the product wants an inner port', () => {
  expect(portSentence(door('chat', 8083), 8080, 'EADDRINUSE')).toContain('Port 8083 (PORT+3, for chat) is used');
});

it('tells a wrong HOST from a busy port', () => {
  const sentence = portSentence({ name: 'gateway', port: 8080, host: '10.9.9.9' }, 8080, 'EADDRNOTAVAIL');
  expect(sentence).toBe('HOST=10.9.9.9 is not an address of this machine.');
});
