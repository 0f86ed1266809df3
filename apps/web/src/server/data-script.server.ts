import { jsonForScript } from '../ui/json-ld.tsx';

const controller = 'window.__reactRouterContext.streamController';

/**
 * Browser code that hands a value to React Router. It writes the value as React Router's own stream does: a list of all
 * values, in which objects and lists name their parts by position; -5 is null.
 */
const handOver = `{const list=[],place=(value)=>{
if(value===null)return-5;
const at=list.push(value)-1;
if(Array.isArray(value))list[at]=value.map(place);
else if(typeof value==="object")list[at]=Object.fromEntries(Object.entries(value).map(([name,part])=>["_"+place(name),place(part)]));
return at};`;

/** Data of a page, as React Router hands them to the browser. */
interface State {
  /** Data of each route, by its id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly actionData?: unknown;
  readonly errors?: unknown;
}

/** Returns true if JSON keeps the value, except for fields that are undefined. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  const parts = value as Readonly<Record<string, unknown>>;
  for (const name in parts) if (parts[name] !== undefined && !isPlain(parts[name])) return false;
  return true;
}

/**
 * Returns the script that hands the page's data to the router in the browser. It takes a tenth of the time of React
 * Router's stream, because the browser does the work that only its format needs. Returns null if JSON would lose a part
 * of the data, such as a date; `__proto__` as a name would be lost too.
 */
export function dataScript(state: State, nonce: string): string | null {
  // The router would load a page again whose data are absent.
  if (Object.values(state.loaderData).includes(undefined) || !isPlain(state)) return null;
  const data = jsonForScript(state);
  if (data.includes('"__proto__":')) return null;
  return `<script nonce="${nonce}">${handOver}place(${data});${controller}.enqueue(JSON.stringify(list)+"\\n");${controller}.close()}</script>`;
}

/** Returns the same script for any data, from the stream that React Router has encoded. */
export async function streamScript(stream: ReadableStream<Uint8Array> | undefined, nonce: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return `<script nonce="${nonce}">${controller}.enqueue(${jsonForScript(text)});${controller}.close();</script>`;
}
