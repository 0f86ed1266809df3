/**
 * A page whose text is at hand. The server sends `html` as it is; a body would be encoded, streamed and decoded again
 * on its way there, which costs about a tenth of a page (decision 0016).
 */
export class WholePage extends Response {
  readonly html: string;

  constructor(html: string, init: { readonly status: number; readonly headers: Headers }) {
    super(null, init);
    this.html = html;
  }
}
