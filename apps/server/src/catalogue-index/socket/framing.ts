import { deserialize, serialize } from 'node:v8';

/** Bytes of the length before each message: an unsigned number, least significant byte first. */
const lengthBytes = 4;

/** Maximum length of a message in bytes. The longest ones contain all categories, attributes and brands. */
const messageBytesMax = 128 * 1024 * 1024;

/**
 * Returns a message as bytes: its length and its content. The content is that of a structured clone, because messages
 * have sets and infinite numbers, which JSON cannot express.
 */
export function framed(message: object): Buffer {
  const content = serialize(message);
  const bytes = Buffer.allocUnsafe(lengthBytes + content.length);
  bytes.writeUInt32LE(content.length);
  content.copy(bytes, lengthBytes);
  return bytes;
}

/**
 * Returns a function that takes the bytes of a connection as they arrive, and calls `onMessage` for each complete
 * message. It throws if a message is longer than `bytesMax`: the other side speaks something else.
 */
export function messageReader(onMessage: (message: unknown) => void, bytesMax = messageBytesMax) {
  let pieces: Buffer[] = [];
  let bytes = 0;
  /** Length of the message whose content is awaited; null = its length is awaited. */
  let length: number | null = null;

  /** Removes the next bytes. There must be at least `count`. */
  function take(count: number): Buffer {
    const [first = Buffer.alloc(0)] = pieces;
    // The pieces are joined once per message, not at each piece.
    const joined = first.length >= count ? first : Buffer.concat(pieces);
    const rest = joined.subarray(count);
    pieces = [rest, ...(joined === first ? pieces.slice(1) : [])].filter((piece) => piece.length > 0);
    bytes -= count;
    return joined.subarray(0, count);
  }

  return (piece: Buffer): void => {
    pieces.push(piece);
    bytes += piece.length;
    for (;;) {
      if (length === null) {
        if (bytes < lengthBytes) return;
        length = take(lengthBytes).readUInt32LE();
        if (length > bytesMax) throw new Error(`a message of ${length} bytes, at most ${bytesMax} were expected`);
      }
      if (bytes < length) return;
      const content = take(length);
      length = null;
      onMessage(deserialize(content));
    }
  };
}
