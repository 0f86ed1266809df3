import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: Buffer;
  readonly content: Buffer;
  readonly head: Buffer;
  readonly at: number;
}

/**
 * Returns the part that the local header and the directory entry of a file share: compression, checksum and both sizes.
 */
function headOf(name: Buffer, plain: Buffer, content: Buffer): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(crc32(plain), 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(plain.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function directoryOf({ name, head, at }: Packed): Buffer {
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(at, 10);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), head, tail, name]);
}

/** Returns a zip archive that contains these files. */
export function smallZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  let at = 0;
  const packed = Object.entries(files).map(([path, given]): Packed => {
    const [name, plain] = [Buffer.from(path), Buffer.from(given)];
    const content = deflateRawSync(plain);
    const one = { name, content, head: headOf(name, plain, content), at };
    at += 30 + name.length + content.length;
    return one;
  });
  const bodies = packed.map(({ name, content, head }) =>
    Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), head, name, content]),
  );
  const directory = Buffer.concat(packed.map(directoryOf));
  const end = Buffer.alloc(18);
  end.writeUInt16LE(packed.length, 4);
  end.writeUInt16LE(packed.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from([0x50, 0x4b, 5, 6]), end]);
}
