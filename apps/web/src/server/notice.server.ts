import { errorCodes, type ErrorCode } from '@farad/domain/shared';

import { cookieJson, cookieValue } from '../kit/cookies.ts';
import type { Notice } from '../kit/notice.ts';
import { sendCookie, type Visit } from './visit.server.ts';

const cookieName = 'notice';
/** Lifetime of the cookie: long enough for the redirect to the next page. */
const lifeSeconds = 30;

/** Stores a notice for the next page. */
export function sendNotice(visit: Visit, notice: Notice): void {
  sendCookie(
    visit,
    `${cookieName}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Lax`,
  );
}

/** Returns the stored notice, if any, and removes it. */
export function popNotice(visit: Visit): Notice | null {
  const text = cookieValue(visit.request.headers.get('cookie'), cookieName);
  if (text === undefined || text === '') return null;
  sendCookie(visit, `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  return readNotice(text);
}

function readNotice(text: string): Notice | null {
  const value = cookieJson(text);
  return isNotice(value) ? value : null;
}

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isCode = (value: unknown): value is ErrorCode => errorCodes.some((code) => code === value);
const isCount = (value: unknown): boolean => value === undefined || value === null || Number.isInteger(value);

const saidLengthMax = 400;
const isListed = (list: unknown): boolean => list === null || list === 'comparison' || list === 'favourites';

function isNotice(value: unknown): value is Notice {
  if (!isLoose(value) || typeof value['title'] !== 'string') return false;
  if (value['kind'] === 'said') {
    const { isProblem, list, title } = value;
    return typeof isProblem === 'boolean' && isListed(list) && title.length <= saidLengthMax;
  }
  if (value['kind'] === 'added') return typeof value['qty'] === 'string';
  const { problem, productId } = value;
  if (value['kind'] !== 'refused' || typeof productId !== 'string' || !isLoose(problem)) return false;
  const { allowed } = problem;
  const isAllowedFine =
    allowed === undefined || (isLoose(allowed) && isCount(allowed['below']) && isCount(allowed['above']));
  return isCode(problem['code']) && isCount(problem['available']) && isAllowedFine;
}
