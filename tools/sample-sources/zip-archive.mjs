// @ts-check
// Writes a real zip archive in memory (PKWARE APPNOTE: local headers, central directory, end record), always with the
// same bytes for the same files: the date inside is fixed.
import { crc32, deflateRawSync } from 'node:zlib';

/** @typedef {{ name: string, content: string | Buffer, isStored?: boolean }} ZipFile */

const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 2026-09-25 12:00 in the DOS format of the archive. */
const TIME = 12 << 11;
const DAY = ((2026 - 1980) << 9) | (9 << 5) | 25;
const DEFLATED = 8;

/** @param {ZipFile} file */
function packed({ name, content, isStored = false }) {
  const plain = Buffer.from(content);
  const data = isStored ? plain : deflateRawSync(plain, { level: 6 });
  return { name: Buffer.from(name), data, size: plain.length, crc: crc32(plain), method: isStored ? 0 : DEFLATED };
}

/** What the local header and the central directory say alike. @param {ReturnType<typeof packed>} file */
function commonFields({ name, data, size, crc, method }) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(TIME, 6);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** @param {ReturnType<typeof packed>} file @param {number} offset of its local header */
function directoryEntry(file, offset) {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, commonFields(file), rest, file.name]);
}

/** @param {number} count @param {number} size of the directory @param {number} offset of the directory */
function endRecord(count, size, offset) {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** @param {readonly ZipFile[]} files names may hold folders @returns {Buffer} */
export function zipArchive(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const file of files.map(packed)) {
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), commonFields(file), file.name, file.data]);
    directory.push(directoryEntry(file, offset));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...parts, listed, endRecord(files.length, listed.length, offset)]);
}
