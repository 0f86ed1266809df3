import { calls } from '@farad/contract/calls';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { moderationQueries } from '@farad/database/content/moderation.queries';
import { questionQueries } from '@farad/database/content/question.queries';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { staffRoute } from '#http/serve/staff-route.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import type { AccountActor, Actor } from '#http/session/session.ts';
import { answerAsShop, answerShopReview } from './answer-as-shop.ts';
import { moderate } from './moderate.ts';
import { showQuestions, showReviews, showShopReviews } from './show-reviews.ts';
import { answerQuestion, ask, writeReview, writeShopReview } from './write.ts';

/** Maximum number of texts to moderate in one response. */
const waitingMax = 100;

const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };
const writing: RouteRules = { permission: 'write_reviews', rateClass: 'write' };

const accountOf = (actor: Actor): Result<AccountActor, Failure> =>
  actor.kind === 'account' ? ok(actor) : fail({ code: 'unauthenticated' });

/** Returns the id of a visible product from the index in memory, which is recent enough for reading. */
async function readProduct({ index }: Deps, seo: string): Promise<Result<ProductId, Failure>> {
  const product = await index.productBySeo(seo);
  return product === undefined ? fail({ code: 'not_found' }) : ok(product.id);
}

/** Returns the id of a visible product from the database. */
async function shownProduct({ db }: Deps, seo: string): Promise<Result<ProductId, Failure>> {
  const product = await catalogueQueries(db).bySeo(seo);
  return product === undefined ? fail({ code: 'not_found' }) : ok(product.id);
}

function registerReading(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.reviews, reading, async ({ params, query, actor, locale }) => {
    const { page = 1 } = query;
    const product = await readProduct(deps, params.seo);
    return product.ok
      ? ok(await showReviews(deps, { id: product.value, seo: params.seo, locale }, page, actor))
      : product;
  });

  route(api, deps, calls.shopReviews, reading, async ({ query, actor, locale }) => {
    const { page = 1 } = query;
    return ok(await showShopReviews(deps, page, actor, locale));
  });
  route(api, deps, calls.questions, reading, async ({ params, query, locale }) => {
    const { page = 1 } = query;
    const product = await readProduct(deps, params.seo);
    return product.ok ? ok(await showQuestions(deps, { id: product.value, seo: params.seo, locale }, page)) : product;
  });
}

function registerWriting(api: FastifyInstance, deps: Deps): void {
  route(api, deps, calls.writeReview, writing, async ({ params, body, actor }) => {
    const account = accountOf(actor);
    if (!account.ok) return account;
    const product = await shownProduct(deps, params.seo);
    return product.ok ? writeReview(deps, account.value, { ...body, productId: product.value }) : product;
  });

  route(api, deps, calls.writeShopReview, writing, async ({ body, actor }) => {
    const account = accountOf(actor);
    return account.ok ? writeShopReview(deps, account.value, body) : account;
  });
  route(api, deps, calls.ask, writing, async ({ params, body, actor }) => {
    const account = accountOf(actor);
    if (!account.ok) return account;
    const product = await shownProduct(deps, params.seo);
    return product.ok ? ask(deps, account.value, product.value, body) : product;
  });

  route(api, deps, calls.answerQuestion, writing, async ({ params, body, actor }) => {
    const account = accountOf(actor);
    if (!account.ok) return account;
    const questionId = readRowNumber(params.questionId);
    return questionId === undefined
      ? fail({ code: 'not_found' })
      : answerQuestion(deps, account.value, questionId, body);
  });
}

function registerModeration(api: FastifyInstance, deps: Deps): void {
  const rules = { permission: 'moderate_reviews', rateClass: 'read' } as const;
  staffRoute(api, deps, calls.waitingWritings, rules, async () => {
    const waiting = await moderationQueries(deps.db).waiting(waitingMax);
    return ok({
      writings: waiting.map(({ id, seo, mpn, createdAt, ...words }) => ({
        ...words,
        _id: String(id),
        product: seo === null || mpn === null ? null : { seo, mpn },
        createdAt: createdAt.toISOString(),
      })),
    });
  });

  staffRoute(api, deps, calls.moderate, { ...rules, rateClass: 'write' }, (context) => {
    const { params, body } = context;
    return moderate(deps, context, params, body.decision === 'reject' ? body.reason : null);
  });

  staffRoute(api, deps, calls.answerShopReview, { ...rules, rateClass: 'write' }, async (context) => {
    const id = readRowNumber(context.params.reviewId);
    return id === undefined ? fail({ code: 'not_found' }) : answerShopReview(deps, context, id, context.body.text);
  });
  staffRoute(api, deps, calls.unansweredQuestions, rules, async () => {
    const questions = await questionQueries(deps.db).unanswered(waitingMax);
    return ok({
      questions: questions.map(({ id, seo, mpn, createdAt, ...words }) => ({
        ...words,
        _id: String(id),
        product: { seo, mpn },
        createdAt: createdAt.toISOString(),
      })),
    });
  });

  staffRoute(api, deps, calls.answerAsShop, { ...rules, rateClass: 'write' }, async (context) => {
    const id = readRowNumber(context.params.questionId);
    return id === undefined ? fail({ code: 'not_found' }) : answerAsShop(deps, context, id, context.body.text);
  });
}

/** Registers the calls for product reviews, shop reviews, questions and their moderation (product C11). */
export function registerReviews(api: FastifyInstance, deps: Deps): void {
  registerReading(api, deps);
  registerWriting(api, deps);
  registerModeration(api, deps);
}
