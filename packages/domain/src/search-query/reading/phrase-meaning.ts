import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';

/** What a phrase of the vocabulary may mean; which of it counts is told by the rest of the query. */
export interface PhraseMeaning {
  scope: CategoryScope | null;
  /** Meant where nothing else is named. */
  weakScope?: CategoryScope;
  /** The phrase says what is needed, and does not name the kind. */
  isNeed?: boolean;
  /** What of its kind is asked for. */
  also?: readonly (readonly Way[])[];
  brand: string | null;
  /** Values of attributes that are words: `красный`. */
  readonly enums: { readonly key: AttributeKey; readonly value: string | number }[];
  /** Attributes of that name: `выходное напряжение`. */
  readonly attributes: AttributeDefinition[];
}
