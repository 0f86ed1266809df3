/**
 * Response with a rendered page. The server sends `html` directly. A body would be encoded, streamed and decoded again,
 * which costs about a tenth of the page's time (decision 0016).
 */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: { readonly status: number; readonly headers: Headers }) {
    super(null, init);
    this.html = html;
  }
}
