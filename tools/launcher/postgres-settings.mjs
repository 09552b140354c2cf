// @ts-check
// How the embedded server is set.

const MEGABYTE = 1024 * 1024;
const SHARED = { least: 128, most: 1024, ofMemory: 1 / 8 };

/** Shared memory in MB: the index of words and the records it answers with stay in it. Taken page by page, when it is used. @param {number} memory bytes of the machine */
const sharedBuffers = (memory) =>
  Math.floor(Math.min(SHARED.most, Math.max(SHARED.least, (memory * SHARED.ofMemory) / MEGABYTE)));

/** Each `name=value`. @param {number} memory bytes of the machine */
export const postgresSettings = (memory) => [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'timezone=UTC',
  // Nothing is replicated. With slots and origins a checkpoint writes files of its own, and one that finds no room ends the server.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_replication_slots=0',
  'max_active_replication_origins=0',
  // disk-guard.mjs asks for checkpoints while there is room.
  'checkpoint_timeout=1h',
  // With less an import of half a million providers writes each page again and again.
  'max_wal_size=4GB',
  `shared_buffers=${sharedBuffers(memory)}MB`,
];
