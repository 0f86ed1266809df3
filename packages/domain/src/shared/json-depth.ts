/** Maximum nesting of JSON that clients send. No call of the shop needs even ten levels. */
export const jsonDepthMax = 32;

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const openBrace = 0x7b;
const closeBracket = 0x5d;
const closeBrace = 0x7d;

/** Returns the offset after the end of a string literal. `from` is the offset after its opening quote. */
function endOfText(json: string, from: number): number {
  for (let at = from; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at + 1;
  }
  return json.length;
}

/**
 * Returns the offset of the first bracket that opens a level beyond `depthMax`; null = the text is not too deep. It is
 * called before parsing, so that deep JSON is never parsed. Invalid JSON is left to the parser.
 */
export function tooDeepAt(json: string, depthMax: number = jsonDepthMax): number | null {
  let depth = 0;
  let at = 0;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === quote) {
      at = endOfText(json, at + 1);
      continue;
    }
    if (code === openBracket || code === openBrace) {
      depth += 1;
      if (depth > depthMax) return at;
    } else if (code === closeBracket || code === closeBrace) depth -= 1;
    at += 1;
  }
  return null;
}
