import type { AttributeDefinition, AttributeKey } from '../../category/category.ts';
import type { Way } from './query-reading.ts';
import type { CategoryScope } from './scope.ts';

/** An attribute value that a phrase names. */
export interface NamedValue {
  readonly key: AttributeKey;
  readonly value: string | number | boolean;
  /** Words with which suppliers state this value in titles and in other attributes. */
  readonly stated: readonly string[];
}

/** Possible meanings of a phrase. Other items of the query decide which meaning applies. */
export interface PhraseMeaning {
  scope: CategoryScope | null;
  /** Kind of part that the phrase means if the query names no other kind. */
  weakScope?: CategoryScope;
  /** True = the phrase says what the part is needed for, and is not the name of a kind. */
  isNeed?: boolean;
  /** Wishes: properties that a part of the kind should have. A wish applies only if some part meets it. */
  also?: readonly (readonly Way[])[];
  /** How catalogues state a property that has no attribute: `толстоплёночный`. */
  stated?: readonly Way[];
  brand: string | null;
  /** Values of attributes that the phrase may name: `красный`. */
  readonly enums: NamedValue[];
  /** Attributes that have this name: `выходное напряжение`. */
  readonly attributes: AttributeDefinition[];
}
