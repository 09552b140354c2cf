// Whoever takes the port of a stopped server learns no password (defect 15).
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@app/testing/database';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { ScramClient } from './scram-client';

const PASSWORD = 'a-password-that-nobody-may-hear';
const int32 = (...numbers: number[]): Buffer =>
  Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeInt32BE(number);
      return bytes;
    }),
  );
const READY = Buffer.concat([Buffer.from('Z'), int32(5), Buffer.from('I')]);
/** What a squatter may answer to the greeting. */
const ANSWERS: [what: string, answer: Buffer][] = [
  ['in clear', Buffer.concat([Buffer.from('R'), int32(8, 3)])],
  ['as MD5', Buffer.concat([Buffer.from('R'), int32(12, 5), Buffer.from('salt')])],
  ['no password', Buffer.concat([Buffer.from('R'), int32(8, 0), READY])],
];

describe('a database server that proves nothing', () => {
  let server: Server;
  let heard: Buffer[];
  let answer: Buffer;
  const sockets = new Set<Socket>();
  const url = (): string => `postgres://someone:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}/guide`;

  beforeAll((done) => {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('data', () => {
        socket.on('data', (chunk: Buffer) => heard.push(chunk));
        socket.write(answer);
      });
    }).listen(0, '127.0.0.1', done);
  });
  beforeEach(() => (heard = []));
  afterAll((done) => {
    for (const socket of sockets) socket.destroy();
    server.close(done);
  });

  it.each(ANSWERS)('and asks for the password %s hears nothing, from a pool or from TypeORM', async (what, bytes) => {
    answer = bytes;
    const pool = new Pool({ Client: ScramClient, connectionString: url(), connectionTimeoutMillis: 2_000 });
    const refused = { code: '08001', message: expect.stringContaining(what) };
    await expect(pool.query('SELECT $1', ['당뇨'])).rejects.toMatchObject(refused);
    await pool.end();
    const source = new DataSource(dataSourceOptions({ url: url(), applicationName: 'test' }));
    await expect(source.initialize()).rejects.toMatchObject(refused);
    expect(Buffer.concat(heard).toString('latin1')).toBe('');
  });
});

describe('our own server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database?.drop());

  it('proves that it knows the password, and is asked', async () => {
    const pool = new Pool({ Client: ScramClient, connectionString: database.readerUrl });
    await expect(pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await pool.end();
  });

  it('is not entered with another password', async () => {
    const url = new URL(database.readerUrl);
    url.password = 'wrong';
    const pool = new Pool({ Client: ScramClient, connectionString: url.href });
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    await pool.end();
  });
});
