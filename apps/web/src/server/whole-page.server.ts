/**
 * Response with a rendered page as the string `html`, which the server sends as it is. A body stream would be encoded
 * and decoded again, which costs about a tenth of the time to answer a page (decision 0016).
 */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: { readonly status: number; readonly headers: Headers }) {
    super(null, init);
    this.html = html;
  }
}
