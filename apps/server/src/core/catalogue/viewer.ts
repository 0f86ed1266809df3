import type { PageFrame } from '@farad/contract/shop/site';
import type { ProductCard } from '@farad/contract/shop/catalogue';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { mayWhileActingFor } from '@farad/domain/customer';
import type { Coefficient } from '@farad/domain/money';
import type { Locale } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Actor } from '#http/session/session.ts';

/** Language and price coefficient of the visitor who sees a product. */
export interface Viewer {
  readonly locale: Locale;
  readonly coefficient: Coefficient;
}

/** A function that returns the card of a product for a visitor; app.ts passes it to other features. */
export type PresentCard = (product: CatalogueProduct, viewer: Viewer) => ProductCard;

/**
 * Returns the data of the banner shown while a staff member acts for a customer: who acts, for whom and until when.
 * null = nobody acts for the customer.
 */
export function actedForOf(actor: Actor): z.output<typeof PageFrame>['actedFor'] {
  if (actor.kind === 'guest' || actor.actedBy === null) return null;
  const { name, surname, phone, email } = actor.account;
  const customer = `${name} ${surname}`.trim() || (email ?? phone ?? '');
  const { name: by, permissions, endsAt } = actor.actedBy;
  const mayOrder = mayWhileActingFor(permissions, 'place_order', true);
  return { by, customer, endsAt: endsAt.toISOString(), mayOrder };
}

/**
 * Returns the viewer of a request. The price coefficient is that of the customer's company; a customer without a
 * company has an own coefficient.
 */
export const viewerOf = (context: {
  readonly actor: { readonly coefficient: Coefficient };
  readonly locale: Locale;
}): Viewer => ({ locale: context.locale, coefficient: context.actor.coefficient });
