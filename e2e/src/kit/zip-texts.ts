import { inflateRawSync } from 'node:zlib';

const entrySign = 0x02_01_4b_50;
const entryBytes = 46;
const localBytes = 30;
const deflated = 8;

/**
 * Returns the names and the content of all files in a zip archive, such as a workbook with its `docProps`. Throws if
 * the archive has no files. It reads the archive's central directory (APPNOTE.TXT of the zip format, 4.3.12).
 */
export function zipTexts(archive: Buffer): readonly string[] {
  const texts: string[] = [];
  for (let at = archive.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0 && archive.readUInt32LE(at) === entrySign;) {
    const [method, bytes] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const begin = local + localBytes + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begin, begin + bytes);
    const text = (method === deflated ? inflateRawSync(content) : content).toString('utf8');
    texts.push(`${archive.toString('utf8', at + entryBytes, at + entryBytes + name)} ${text}`);
    at += entryBytes + name + extra + comment;
    if (at + entryBytes > archive.length) break;
  }
  if (texts.length === 0) throw new Error('expected a zip archive with files');
  return texts;
}
