export { joinRequestLines } from './join-lines.ts';
export {
  awaitedPieces,
  checkQuote,
  daysAwaited,
  leadDaysMax,
  priceQuote,
  quoteDaysMax,
  quoteEnd,
  quoteEndsSoonMs,
  type OfferedLine,
  type OrderableQuote,
  type QuoteLine,
  type QuoteProblem,
} from './quote.ts';
export { moveRequest, nextRequestStates, requestTransitions, type MovableRequest } from './request-moves.ts';
export { checkOrderLine, type LineToOrder } from './check-order-line.ts';
export {
  isRequestNumber,
  requestLinesMax,
  requestNumber,
  requestSources,
  requestStates,
  requestTextMax,
  type RequestLine,
  type RequestNumber,
  type RequestSource,
  type RequestState,
} from './request.ts';
export { askedPartLengthMax } from './text-limits.ts';
