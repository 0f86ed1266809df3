import type { PageFrame, ProductCard } from '@farad/contract/catalogue';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { mayWhileActingFor } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Actor } from '#http/session/session.ts';

/** For whom a product is shown. */
export interface Viewer {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
}

/** How the catalogue shows a product; the composition gives it to the other features. */
export type PresentCard = (product: CatalogueProduct, viewer: Viewer) => ProductCard;

/** For the banner of every page: staff who act as the customer, whom they act as, until when. */
export function actedForOf(actor: Actor): z.output<typeof PageFrame>['actedFor'] {
  if (actor.kind === 'guest' || actor.actedBy === null) return null;
  const { name, surname, phone, email } = actor.account;
  const customer = `${name} ${surname}`.trim() || (email ?? phone ?? '');
  const { name: by, roles, endsAt } = actor.actedBy;
  const mayOrder = mayWhileActingFor(roles, 'place_order', true);
  return { by, customer, endsAt: endsAt.toISOString(), mayOrder };
}

/** Whoever makes a call. The coefficient is that of the company he buys for, where it has one; else his own. */
export const viewerOf = (exchange: {
  readonly actor: { readonly coefficient: Coefficient };
  readonly locale: Locale;
}): Viewer => ({ locale: exchange.locale, coefficient: exchange.actor.coefficient });
